namespace n {
template <class T> struct TV {
	virtual void f(T);
	virtual void g(T);
	virtual void g(T, int) const;
	virtual void h(int);
	struct In { virtual void i(T, T *); };
};
struct A : TV<float> {
	void f(int);
	void g(char);
};
}
struct B : n::TV<float> {
	void f(int);
	void g(char);
	template <class U> void h(U);
};
struct C : n::TV<float> { void g(float); };
struct D : n::TV<int>::In { void i(int); };
struct E : n::TV<int>::In { void i(int, int *); };
struct F : n::TV<int> { using n::TV<int>::f; void f(char); void h(int) override; };
struct G : C { void f(char); void g(float, int) const; };
