// Names of class templates without arguments, which nothing can be deduced from.
template <class T> struct Box {
	T value;
	Box(T value);
	Box copy(const Box &other);
	void push(T x);
	static int number;
	using type = T;
};
template <class T> struct Plain { T value; };
template <class T = int> struct Defaults { };
template <template <class> class C> struct OfTemplate { };

template <class T> void Box::push(T x) { value = x; }
template <class T> int Box::number = 3;
template <class T> Box::Box(T x) { }

Box no_arguments;
Plain no_value;
Box deduced(1);
Box *pointer;
Box *initialized = 0;
Box array[3];
extern Box elsewhere;
Defaults all_have_defaults;
Defaults some[2];
__attribute__((device)) Plain on_device;

Box result();
const Box &reference();
__attribute__((global)) void kernel(Box a, Box *b, int n) { b->value = n; }
template <class T> void generic(Box b, T t);

struct Members {
	Box member;
	Plain *next;
	static Box shared;
	static inline Box initialized{ 3 };
	Plain plain(Box b);
};
struct Derived : Box { };
struct Right : Box<int> {
	Box same;
	Box *next(Box b) { return &same; }
	Right() : Box<int>(1), same(2) { }
};

typedef Box Name;
using Alias = Plain *;
OfTemplate<Box> of_template;
Plain<Box> of_type;
int size = sizeof(Plain);
int value = Box::number;
Box::type of_member;

void casts(void *p)
{
	auto a = (Plain *)p;
	auto b = static_cast<Box *>(p);
	auto c = new Box(1);
	auto d = Box(1);
	auto e = [](Box b) { return b; };
	Box f = 3;
}
