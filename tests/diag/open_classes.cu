// Members of a specialization that depends on template parameters may be others than the class template says.
template <class T> struct Open {
	int number;
	static const int value = 1;
	static int make();
};
template <> struct Open<int> {
	struct {
		int x;
	} number;
	static Open *value;
	static char *make();
};
template <class T> void with_parameters_of_the_same_name(Open<T> object)
{
	object.number.x = 1;
	Open<T>::value->make();
	*Open<T>::value;
	Open<T>::missing();
	char *text = Open<T>::make();
	struct Local {
		Open<T> inner;
		int number;
	} local;
	local.inner.number.x = 1;
	int *wrong = local.number;
}
template <class T> struct Around {
	int number;
	void f(Around *other, Around<T> *same, Around<T *> different)
	{
		different.number.x = 1;
		int *first = other->number;
		int *second = same->number;
	}
};
