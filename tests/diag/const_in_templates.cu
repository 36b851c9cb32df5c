// Constants without a value: an error, but a warning in templates, whose instances may never be made.
const int q;
template <class T>
void t()
{
	const int x;
	const T y;
	static const int z;
	const int good = 1;
	extern const int u;
	const int array[3];
}
template <class T>
struct S {
	void m() const
	{
		const double d;
	}
	static const int good;
};
void h()
{
	const int x;
	t<int>();
	static const int y;
}
