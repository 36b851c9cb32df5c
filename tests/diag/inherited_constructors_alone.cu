// Classes that inherit constructors, but have no default one.
struct base { base(int); };
struct with_default { with_default(); with_default(int); };
struct all_default { all_default(int = 3); };
struct any { template <class... T> any(T...); };
struct derived : base { using base::base; };
struct own : base { using base::base; own(); };
struct other : base { using base::base; other(float); };
struct initialized : base { using base::base; int x = 3; };
struct a : with_default { using with_default::with_default; };
struct b : all_default { using all_default::all_default; };
struct c : any { using any::any; };
template <class T> struct d : T { using T::T; };
struct leaf : derived { leaf() {} leaf(int x) : derived(x) {} };
struct member { derived m; member() {} };
derived global;
void f()
{
	derived x(3), y, z[2];
	own o;
	other n(3);
	initialized i;
	a k;
	b l;
	c m;
	d<base> p(3);
	d<with_default> q;
	derived *r = new derived;
}
