// Pointers to functions of other types, or to something else, where one type is wanted for both.
int twice(int), half(int), round(float);
void first() noexcept;
void second();
template <class T> int size(T);
typedef int function(int);
bool compared(function *f, float (*g)(float), void *p, int *q)
{
	bool r = twice == round;
	r = &twice != &round;
	r = twice < round;
	r = f == twice || f == half || f == size<int>;
	r = f == g;
	r = first == second;
	r = f == nullptr || g == 0;
	r = f == q;
	r = f == p;
	r = p != g;
	r = p == q;
	return r;
}
template <class T> bool compared_there(T t)
{
	return twice == round || half == t;
}
int chosen(bool b, function *f, void *p)
{
	auto one = b ? twice : half;
	auto none = b ? twice : round;
	auto other = b ? f : p;
	auto quiet = b ? first : second;
	return one(1);
}
void instances()
{
	compared_there(half);
	compared_there(nullptr);
}
