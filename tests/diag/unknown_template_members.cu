// Members of class templates that nothing declares.
int Foo<int>::bar() const { this->x; return und; }
int Foo<int>::bar2() { return x; }
int Foo<int>::operator+(int) { return x; }
int Foo<int>::value = y;
template <class K, class V>
Map<K, V>::Map(int a) : unk2(a) { unk3; this->x; }
template <class K, class V>
Map<K, V>::~Map() { unk; }
template <class K, class V>
V *Map<K, V>::get() const { unk; }
template <class K, class V>
const V &Map<K, V>::get() noexcept { unk; }
template <class K> template <class L>
int Map<K>::get(L) { unk; }
template <class K>
int Map<K>::Inner::get(int) { unk; }
template <class K>
__attribute__((device)) int Map<K>::device_get(int) const noexcept { unk; }
template <class K>
__attribute__((global)) void Map<K>::kernel(int) { unk; }
template <class K>
inline int Map<K>::get(int);
template <int N>
int Arr<N>::y = unk;
template <int N>
int Arr<N>::z[N];
int after = undefined;

// That class is known.
template <class K, class V>
struct Known {
	Known(int);
	V *get() const;
	static int count;
	struct Inner {
		int f();
	};
};
template <class K, class V>
Known<K, V>::Known(int) {}
template <class K, class V>
V *Known<K, V>::get() const { return nullptr; }
template <class K, class V>
int Known<K, V>::count = 3;
template <class K, class V>
int Known<K, V>::Inner::f() { return 3; }
