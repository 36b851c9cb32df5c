// Where a template was declared or defined before: at its first template<…>.
template <class T>
struct
Pair {
	template <class U>
	void
	f(U);
};
template <class T>
struct Pair { };

template <class T, class U>
struct Pair;

template <class T>
struct
Pair<T *> { };
template <class T>
struct Pair<T *> { };

template <class T>
template <class U>
void
Pair<T>::f(U) {}
template <class T>
template <class U>
void
Pair<T>::f(U) {}

template <class T>
void copy(T);
template <class T>
void
copy(T) {}
template <class T>
void
copy(T) {}

template <class T>
extern int variable;
template <class T>
int
variable = 1;
template <class T>
int
variable = 1;

struct Outer {
	template <class T>
	struct Inner { };
	template <class T>
	struct Inner { };
};

int Pair;
template <class T>
using Alias = int;
float Alias = 1;

void f()
{
	int Pair = 1;
}
