// flags: --c++20
// Valid programs that a front end may take for wrong, in C++20: template arguments behind names of functions, what outlives a try-block.
void declared();
void several();
void several(int);
namespace N {
	struct A { };
	template <class T> int declared(T);
	template <class T> int several(T);
	template <class T> int undeclared(T);
}
int sum = declared<N::A>(N::A()) + several<N::A>(N::A()) + undeclared<N::A>(N::A());
template <class T> void dependent(T t) { declared<T>(); declared<T>(t); several<int>(t); }
void use() { dependent(N::A()); }

struct Stays { Stays(); Stays(const Stays &); Stays(Stays &&) = delete; };
void thrown(bool b)
{
	Stays outside;
	try {
		if (b)
			throw outside;
	} catch (...) {
	}
}
