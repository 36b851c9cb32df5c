/* Objects of static storage duration: constructed and destroyed though nobody asks. */
template<class T> struct Box {
	Box() { made(T()); }
	Box(T value) { taken(value); }
	~Box() { gone(T()); }
	static void made(T) {}
	static void taken(T) {}
	static void gone(T) {}
};
template<class T> T zero() { return T(); }
template<class T> struct Trivial { T value; };

Box<int> plain;
static Box<short> internal;
Box<char> array[3];
extern Box<long> declared;
Box<long> declared;
extern Box<float> elsewhere;
thread_local Box<double> of_thread;
namespace { Box<unsigned> unnamed; }
Trivial<int> trivial;
const Box<bool> constant;
Box<signed char> initialized(1);
Box<unsigned char> copied = 2;
Box<unsigned short> listed{ 3 };
Box<unsigned long> *pointer;
Box<long long> &reference = *new Box<long long>;
Box<long double> &&temporary = Box<long double>();
inline Box<unsigned long long> shared;
int number = zero<int>();
namespace { int unused = zero<long>(); }

struct Outer {
	static Box<char16_t> member;
	static Box<char32_t> never;
	static inline Box<wchar_t> within;
};
Box<char16_t> Outer::member;

void local() { static Box<int *> first; static Box<char *> second = zero<char *>(); }
void automatic() { Box<long *> object[2]; }

struct Part { Box<short *> box; };
struct Whole : Part { Part parts[2]; } whole;
static union { Box<double *> *either; int number_too; };
struct Holder { Box<float *> box = zero<float *>(); } holder;

template<class T> struct Registry {
	static Box<T **> box;
	static int count;
	static Box<T ***> unused;
};
template<class T> Box<T **> Registry<T>::box;
template<class T> int Registry<T>::count = zero<T>();
template<class T> Box<T ***> Registry<T>::unused;
void *mentioned = &Registry<int>::box;
int counted() { return Registry<short>::count; }

template<class T> Box<T const *> variable;
void *mentioned_too = &variable<int>;
int main() {}
