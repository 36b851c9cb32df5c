struct ToPointer { template <class T> operator T *() const; };
struct ToFunction { using F = void(int); operator F *() const; };
void f(ToPointer p, ToFunction g)
{
	p(1);
	g(1);
}
