// = where == may be meant: of operands that depend on template parameters just where a condition is wanted.
template <class T> bool in_if(T x) { if (x = 3) return 1; return 0; }
template <class T> bool negated(T x) { return !(x = 1); }
template <class T> bool negated_pointer(T *x) { return !(*x = 1) || !(x = nullptr); }
template <class T> bool in_while(T x) { while (x = 1) return 1; return (x = 2) ? 1 : 0; }
template <class T> bool both(T x) { return (x = 1) && x; }
template <class T> bool of_int(int x, T y) { return !(x = 1) || y; }
template <class T> struct Member { T m; bool f() { if (m = 3) return 1; return !(m = 1); } };
template <class T> bool in_for(T x) { for (; x = 1; ) return 0; do { } while (x = 2); return 1; }
template <class B> struct Bits { struct reference { bool operator=(bool); }; };
template <class B> struct Mutex { typename Bits<B>::reference bit; bool try_lock() { return !(bit = true); } };
bool lock(Mutex<int> &m) { return m.try_lock(); }
