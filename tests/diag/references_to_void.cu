/* There is no reference to void; what a function returns or takes by one is of any type, and a template with it takes all. */
void &function(int) {}
void &reference = function;
struct S {
	void &member(int);
	void &field;
};
void parameter(void &a) {}
template <class T> void &returned(T n) {}
template <class T> void taken(void &n, T t) {}
template <class T> struct C { void &member(T); };
template <class T> T &substituted(T n) { return n; }
void use(S s, C<int> c) {
	function(1);
	int x = function(2);
	parameter(1);
	s.member(1);
	c.member(2);
	returned(1);
	returned<int>(1);
	taken(1, 2);
	substituted<void>(1);
	substituted<int>(1);
}
