/* this in lambdas of members that are explicit specializations. */
template <class T> struct C { T m; void f(int n); template <class U> void g(U u); }; template <class T> void C<T>::f(int n) { auto a = [] { return m; }; }
template <> void C<char>::f(int n) { auto a = [] { return m + 1; }; auto b = [] { return this->m; }; auto c = [] { f(1); }; auto d = [] { return n; }; auto e = [](int x = n) { }; auto f = [] { auto in = [=] { return m; }; }; }
template <> template <> void C<int>::g(int n) { auto a = [] { return m + 1; }; auto b = [] { return this->m; }; m = 1; int *p = m; }
template <class T> void fn(T t) { } template <> void fn(int n) { auto d = [] { return n; }; int *p = n; }
template struct C<int>; template struct C<short>;
