/* What an expression that depends on no template parameter means is known where the template is, not where it is instantiated. */
struct A {
};
bool operator!=(A, long);
bool named(A, long);
void deleted(A, int) = delete;
template <class T> void f(T t)
{
	A() != 0;
	named(A(), 0);
	deleted(t, 0);
}
bool operator!=(A, int) = delete;
bool named(A, int) = delete;
template void f<A>(A);
