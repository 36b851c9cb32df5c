// Class template argument deduction is overload resolution among guides and what constructors generate [over.match.class.deduct].
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;

/* The conversion decides, then a guide is better than a constructor. */
template <class T> struct guided { T value; guided(T); };
guided(int) -> guided<long>;
template <class T> struct vector { vector(T, T); template <class U> vector(const vector<U> &); vector(T); vector(const T *, int); };
/* && of a class's parameter is no forwarding reference. */
template <class K, class V> struct entry { entry(const K &, const V &); entry(K &&, V &&); };
struct mutex {};
/* Defaults may stand in another declaration; a constructor's own parameters are not the class's. */
template <class C, class T = vector<C>, class A = mutex> struct string;
template <class C, class T, class A> struct string { template <class = A> string(const C *, const A & = A()); explicit string(const A &); };
template <class T> struct mixed { template <class U> mixed(T, U); };
template <class T, int N> struct array { array(const T (&)[N]); };
/* Packs: of a partial specialization another constructor is called than the one that was deduced from. */
struct adopt {};
template <class... M> struct lock { explicit lock(M &...); explicit lock(adopt, M &...); lock(const lock &) = delete; };
template <class M> struct lock<M> { explicit lock(M &); explicit lock(adopt, M &); lock(const lock &) = delete; };
template <class T> struct nested { struct iterator { T value; }; nested(iterator, iterator); nested(T *); };
template <class T> struct list { list(T, int = 0); list(T, T); };

void f(int k, mutex &m)
{
	guided exact('c');
	guided promoted(2);
	static_assert(same<decltype(exact), guided<char>> && same<decltype(promoted), guided<long>>);
	auto in_braces = guided{ 'c' };
	static_assert(same<decltype(in_braces), guided<char>>);
	vector two(1, 2), copy(two);
	vector one('c'), pointer("abc", 3);
	static_assert(same<decltype(two), vector<int>> && same<decltype(copy), vector<int>> && same<decltype(one), vector<char>>);
	static_assert(same<decltype(pointer), vector<char>>);
	vector of_vectors{ vector{ 1, 2 }, vector{ 3, 4 } };
	static_assert(same<decltype(of_vectors), vector<vector<int>>>);
	entry values(1, 'c');
	entry names{ k, 2.0 };
	static_assert(same<decltype(values), entry<int, char>> && same<decltype(names), entry<int, double>>);
	string text("abc");
	static_assert(same<decltype(text), string<char>>);
	mixed types(1, 'c');
	static_assert(same<decltype(types), mixed<int>>);
	int elements[3];
	array of_elements(elements);
	static_assert(same<decltype(of_elements), array<int, 3>>);
	lock first{ m }, third(adopt(), m);
	lock second(m, m);
	static_assert(same<decltype(first), lock<mutex>> && same<decltype(second), lock<mutex, mutex>> && same<decltype(third), lock<mutex>>);
	nested of_pointer(&k);
	static_assert(same<decltype(of_pointer), nested<int>>);
	list defaulted('c');
	static_assert(same<decltype(defaulted), list<char>>);
}
