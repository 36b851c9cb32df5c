/* Names of several functions as template arguments: the parameter's type selects one, that of a template too [temp.arg.nontype] [over.over];
 * it is compiled where the parameter is used. */
int f(int) { return 0; }
int f(char) { return 0; }
template<class T> int f(T *, int) { return 0; }
template<class T> int only(T *, int) { return 0; }
struct S {
	int m(int) { return 0; }
	int m(char) { return 0; }
	static int s(int) { return 0; }
	static int s(long) { return 0; }
};
using to_int = int (*)(int);
template<to_int F> int pointer() { return F(1); }
template<int (&F)(char)> int reference() { return F(1); }
template<int (S::*F)(char)> int member() { S s; return (s.*F)(1); }
template<int (*F)(int *, int)> int unused() { return 1; }
template<int (*F)(int *, int)> struct of_template { int run() { return F(nullptr, 1); } };
template<class T, int (*F)(T)> struct dependent { int run() { return F(1); } };
template<class T, int (*F)(T *, int)> struct dependent_template { int run() { return F(nullptr, 1); } };
template<class T, to_int F> int mixed(T) { return F(1); }
template<class T> int all()
{
	return mixed<T, f>(T()) + mixed<T, &f>(1) + dependent<T, f>().run() + dependent<T, &S::s>().run() + dependent_template<T, f>().run();
}
template<to_int F> struct chosen { int run() { return 1; } };
template<> struct chosen<f> { template<class T> int run(T) { return 2; } };
int main()
{
	return pointer<f>() + pointer<&f>() + pointer<S::s>() + reference<f>() + member<&S::m>() + unused<f<int>>() + of_template<f>().run() +
	       of_template<only>().run() + dependent<char, &f>().run() + all<int>() + chosen<f>().run('a');
}
