// What a friend's declarator sees, and who is a friend: all valid but what says so.
namespace lib {
struct Item {};
typedef int Count;
template <typename It, typename Map> __attribute__((global)) void insert(It first, It last, Map map);
template <int N, typename S> void reduce(const S s, typename S::value_type *out, Item item);
template <typename T> struct Box { T value; void store(T, Count); };
}
namespace user {
struct Values { typedef int value_type; };
template <class K> class Table {
	K key;
	template <typename It, typename Map> friend __attribute__((global)) void lib::insert(It, It, Map);
	template <int N, typename S> friend void lib::reduce(const S, typename S::value_type *, Item);
};
class Plain {
	typedef long Own;
	template <typename T> friend void lib::Box<T>::store(T, Count);
	template <typename S> friend void lib::reduce(const S, Own *, Item);
};
}

/* friend class templates, and the classes that they make */
template <class M = void, class D = void> class Record;
class Header {
	static constexpr unsigned most = 128 - sizeof(void *);
	template <class, class> friend class Record;
	template <class> friend class Later;
	char label[most];
	int count;
};
template <> class Record<void, void> {
	static constexpr unsigned most = Header::most;
	Header *header;
	enum { size = Header::most };
	int counts() { return header->count + header->label[0]; }
	int behind() const;
};
int Record<void, void>::behind() const { return header->count; }
template <class M> class Later { int f(Header &h) { return h.count; } };
template <> class Later<int> { int f(Header &h) { return h.count; } };
class Stranger { int f(Header &h) { return h.count; } }; // wrong

/* protected members that a derived class which is a friend, too, may name through any object */
class Derived;
class Base {
	friend class Derived;
protected:
	int m;
	virtual bool check(const Derived *) const = 0;
};
class Middle : public Base {};
class Derived : public Middle {
	bool f(const Base *b) const { return b->check(this) && b->m; }
};
class Other : public Middle {
	bool f(const Base *b) const { return b->m; } // wrong
};
namespace other { template <class A, class B> struct two { }; } template <class A, class B> struct near;
struct F1 { template <class A> friend struct other::two; template <class A, class, class> friend struct other::two; template <class A, int> friend struct other::two; };
template <class T> struct F2 { template <class A> friend struct other::two; template <class A, class, class> friend struct other::two; template <class A, int> friend struct other::two; template <class A> friend struct near; };
struct F3 { template <class A> friend struct near; template <class A, class, class> friend struct near; template <class A, int> friend struct near; };
