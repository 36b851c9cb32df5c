// Parameters of functions declared again in handlers of their function-try-blocks, and those of handlers in their blocks.
void f1(int n) try { } catch (int n) { }
void f2(int n) try { } catch (int m) { int n; }
void f3(int n) try { } catch (...) { int n; { int n; } for (int n = 0; n < 1; n++) { } if (int n = 1) { } }
void f4(int n) try { } catch (int n) { int n; }
void f5(int n) try { } catch (int m) { int m; }
void f6(int n) { try { } catch (int n) { } try { } catch (int m) { int m; } }
void f7(int n) try { try { } catch (int n) { } } catch (int m) { try { } catch (int n) { } auto l = [](int n) { return n; }; }
void f8(int n, int k) try { } catch (int n) { } catch (long k) { } catch (...) { int n, k; static int m; }
struct C { C(int n) try { } catch (int n) { } int m; void f(int m) try { } catch (int m) { } void g(int) try { } catch (int m) { } };
template <class T> struct D { D(T n) try { } catch (T n) { } void f(T n) try { } catch (int n) { int n; } };
D<int> d(1);
template <class T> void f9(T n) try { } catch (T n) { T n; }
template void f9(int);
template void f9(long);
template <class T> void f10(T T2) try { } catch (T m) { T n; int T2; int T; }
template <class T> void f11(int n) try { if (int T = 1) { } for (int i = 0; int T = 1;) { } } catch (int T) { }
void f12() { for (int n = 0; int n = 1;) { } if (int n = 1; int n = 2) { } }
