// C++20: containers of one's own: allocator-aware vector, iterator, smart pointer, string builder.
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <utility>
#include <type_traits>
#include <algorithm>
#include <compare>
template <class T, class Alloc = std::allocator<T>> class Vec {
	using Tr = std::allocator_traits<Alloc>;
	T *b = nullptr;
	std::size_t n = 0, cap = 0;
	[[no_unique_address]] Alloc al;

      public:
	using value_type = T;
	using iterator = T *;
	Vec() = default;
	Vec(std::initializer_list<T> l) {
		reserve(l.size());
		for (auto &x : l)
			push_back(x);
	}
	template <std::input_iterator It> Vec(It f, It l) {
		for (; f != l; ++f)
			push_back(*f);
	}
	Vec(const Vec &o) : Vec(o.begin(), o.end()) {}
	Vec(Vec &&o) noexcept : b(std::exchange(o.b, nullptr)), n(std::exchange(o.n, 0)), cap(std::exchange(o.cap, 0)) {}
	Vec &operator=(Vec o) noexcept {
		swap(o);
		return *this;
	}
	~Vec() {
		clear();
		if (b)
			Tr::deallocate(al, b, cap);
	}
	void swap(Vec &o) noexcept {
		std::swap(b, o.b);
		std::swap(n, o.n);
		std::swap(cap, o.cap);
	}
	void clear() noexcept {
		while (n)
			Tr::destroy(al, b + --n);
	}
	void reserve(std::size_t c) {
		if (c <= cap)
			return;
		T *nb = Tr::allocate(al, c);
		for (std::size_t i = 0; i < n; i++) {
			Tr::construct(al, nb + i, std::move_if_noexcept(b[i]));
			Tr::destroy(al, b + i);
		}
		if (b)
			Tr::deallocate(al, b, cap);
		b = nb;
		cap = c;
	}
	template <class... A> T &emplace_back(A &&...a) {
		if (n == cap)
			reserve(cap ? cap * 2 : 4);
		Tr::construct(al, b + n, std::forward<A>(a)...);
		return b[n++];
	}
	void push_back(const T &x) { emplace_back(x); }
	void push_back(T &&x) { emplace_back(std::move(x)); }
	T *begin() const { return b; }
	T *end() const { return b + n; }
	auto rbegin() const { return std::reverse_iterator(end()); }
	auto rend() const { return std::reverse_iterator(begin()); }
	std::size_t size() const { return n; }
	T &operator[](std::size_t i) & { return b[i]; }
	const T &operator[](std::size_t i) const & { return b[i]; }
	T operator[](std::size_t i) && { return std::move(b[i]); }
	friend auto operator<=>(const Vec &x, const Vec &y) {
		return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
	}
	friend bool operator==(const Vec &x, const Vec &y) { return std::equal(x.begin(), x.end(), y.begin(), y.end()); }
};
template <std::input_iterator It> Vec(It, It) -> Vec<std::iter_value_t<It>>;
template <class T> class Rc {
	struct Block {
		T v;
		long c = 1;
		template <class... A> Block(A &&...a) : v(std::forward<A>(a)...) {}
	};
	Block *p = nullptr;
	explicit Rc(Block *q) : p(q) {}

      public:
	template <class... A> static Rc make(A &&...a) { return Rc(new Block(std::forward<A>(a)...)); }
	Rc(const Rc &o) : p(o.p) {
		if (p)
			++p->c;
	}
	Rc(Rc &&o) noexcept : p(std::exchange(o.p, nullptr)) {}
	Rc &operator=(Rc o) {
		std::swap(p, o.p);
		return *this;
	}
	~Rc() {
		if (p && !--p->c)
			delete p;
	}
	T *operator->() const { return &p->v; }
	T &operator*() const { return p->v; }
	explicit operator bool() const { return p; }
};
template <class T> struct List {
	struct Node {
		T v;
		std::unique_ptr<Node> next;
	};
	std::unique_ptr<Node> head;
	struct iterator {
		using value_type = T;
		using difference_type = std::ptrdiff_t;
		using iterator_category = std::forward_iterator_tag;
		using pointer = T *;
		using reference = T &;
		Node *n;
		T &operator*() const { return n->v; }
		iterator &operator++() {
			n = n->next.get();
			return *this;
		}
		iterator operator++(int) {
			auto t = *this;
			++*this;
			return t;
		}
		bool operator==(const iterator &) const = default;
	};
	void push(T v) { head = std::make_unique<Node>(std::move(v), std::move(head)); }
	iterator begin() const { return {head.get()}; }
	iterator end() const { return {nullptr}; }
};
struct Noisy {
	int v;
	Noisy(int x = 0) : v(x) {}
	Noisy(const Noisy &o) : v(o.v) {}
	Noisy(Noisy &&o) noexcept : v(o.v) { o.v = 0; }
	Noisy &operator=(const Noisy &) = default;
	~Noisy() { v = -1; }
};
int main() {
	Vec<int> v{1, 2, 3};
	Vec w(v.begin(), v.end());
	w.push_back(4);
	v = w;
	Vec<Noisy> ns;
	ns.emplace_back(3);
	ns.push_back(Noisy(4));
	Vec<Noisy> ms = std::move(ns);
	Vec<Vec<int>> vv{v, w};
	auto r = Rc<Noisy>::make(5);
	auto q = r;
	q = std::move(r);
	List<int> l;
	l.push(1);
	l.push(2);
	int s = 0;
	for (int x : l)
		s += x;
	s += std::distance(l.begin(), l.end()) + *std::find(l.begin(), l.end(), 2);
	static_assert(std::forward_iterator<List<int>::iterator> && std::is_nothrow_move_constructible_v<Vec<int>>);
	for (auto it = v.rbegin(); it != v.rend(); ++it)
		s += *it;
	return s + (v == w) + (v < w) + ms[1].v + q->v + (*q).v + bool(q) + Vec<int>{7}[0] + vv[1].size() +
	       std::min_element(v.begin(), v.end())[0];
}
