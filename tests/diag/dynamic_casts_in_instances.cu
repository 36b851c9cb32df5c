// dynamic_cast of what only an instance makes known.
struct plain {
	int a;
};
struct polymorphic {
	virtual ~polymorphic();
};

template<class T>
void *whole(T *t)
{
	return dynamic_cast<void *>(t);
}
template<class T>
auto tried(T *t, int) -> decltype(dynamic_cast<void *>(t))
{
	return t;
}
template<class T>
int tried(T *t, long)
{
	return 0;
}
void *of_plain(plain *n) { return whole(n); }
void *of_polymorphic(polymorphic *m) { return whole(m); }
int tried_plain(plain *n) { return tried(n, 1); }
void *tried_polymorphic(polymorphic *m) { return tried(m, 1); }
