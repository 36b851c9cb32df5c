// Members of class templates that are declared with different types, which are alike in an instance; parameters that are void there.
template <class T, class U> struct Pair {
    void f(T);
    void f(U);
    Pair(T);
    Pair(U);
    static void g(T, int);
    static void g(U, int) {}
    int result(T);
    void result(U);
    static int fixed(T *);
    void fixed(U *);
};
Pair<int, int> *pointer;
unsigned long size = sizeof *pointer;
Pair<int, char> *different;
unsigned long other_size = sizeof *different;
template <class T> struct Near {
    void f(T) const;
    void f(int);
    void g(T) &;
    void g(int) &&;
    void h(T, ...);
    void h(int);
    template <class U> void t(U, T);
    template <class U> void t(T, U);
    void t(T);
    struct In {
        void f(T *);
        void f(int *);
    };
    void p(const T *);
    void p(T *);
};
Near<int> near;
unsigned long size_in = sizeof(Near<int>::In);
template <class T> struct References {
    References(T &&);
    References(const T &);
    void operator=(T);
    void operator=(int &);
};
References<int> *values;
unsigned long size_of_values = sizeof *values;
References<int &> *references;
unsigned long size_of_references = sizeof *references;
template <class T> struct Special {
    void f(T);
    void f(int);
};
template <> struct Special<int> {
    void f(int);
};
Special<int> special;
template <class... T> struct Pack {
    void f(T...);
    void f(int);
};
Pack<int> pack;
Pack<> empty;
Pack<int, int> two;
template <class T> struct Void {
    void f(T);
    void named(T t);
    void second(int, T);
    void constant(const T);
    void pointer(T *);
    T result(void);
};
Void<void> nothing;
Void<int> something;
