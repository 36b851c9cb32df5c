/* A list in parentheses is what a constructor takes, also one that is a template with a default argument, or the object itself. */
struct Pair { int i, j; Pair(int a, int b) : i(a), j(b) {} };
struct Any { template <class U = Pair> Any(U &&) {} };
template <class T> struct Holder { T t; Holder(const Holder &) = default; template <class U = T> Holder(U &&u) : t(static_cast<U &&>(u)) {} };
struct Same { Same(int, int) {} template <class T> Same(T, T, T) {} };
struct Member { Any any; Holder<Pair> held; Member() : any({ 1, 2 }), held({ 3, 4 }) {} };
int main()
{
	Any any({ 1, 2 });
	Holder<Pair> held({ 1, 2 });
	Same same({ 1, 2 }), other({ 1L, 2L, 3L });
	Any *made = new Any({ 1, 2 });
	Member member;
	return held.t.i;
}
