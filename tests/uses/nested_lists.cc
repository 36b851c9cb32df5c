/* A class made from a list of one list: nothing that a user defined converts the inner one to a copy [over.best.ics]/4. */
struct aggregate { int n; };
template<class T> struct derived : T {
	derived() = default;
	derived(const T &t) : T(t) {}
};
template<int> struct both { both(const aggregate &) {} both(aggregate &&) {} };
template<int> struct number { number(int) {} };
template<int N> struct either { either(number<N>) {} either(int) {} either(const either &) {} };
template<int N> struct moved { moved(const number<N> &) {} moved(moved &&) {} };
template<int N> struct more { more(number<N>, int = 3) {} template<class T> more(T *) {} };
template<int N> struct base_of : either<N> { base_of() : either<N>(1) {} };
derived<aggregate> returned(int i) { return {{i}}; }
both<0> moved_from(int i) { return {{i}}; }
void taken(both<1>) {}
int main()
{
	taken({{1}});
	both<2> a{{1}};
	either<1> c{{1}};
	moved<1> d{{1}}, e = {{1}};
	more<1> f{{1}};
	either<3> g(1), h{{g}};
	base_of<4> i;
	either<4> j{{i}};
}
