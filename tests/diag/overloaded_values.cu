/* Names of several functions where nothing selects one of them. */
int over(int);
int over(float);
template <class T> T temp(T a, T b);
int one(int);
int i;
float *p;
bool b;
double d;
struct Stream {
	Stream &operator<<(Stream &(*)(Stream &));
	Stream &operator+(int (*)(int));
} stream;
Stream &line(Stream &);
Stream &line(Stream &, int);
template <class T> T &ends(T &s) { return s; }
enum Color { RED };
int operator+(Color, int (*)(int));

void operands()
{
	i && over;
	over + 1;
	over == i;
	-over;
	!over;
	over[0];
	*over;
	over += 1;
	temp = 3;
	temp + 1;
	p[over];
	if (over) {
	}
	while (temp) {
	}
	switch (over) {
	}
	over;
	temp;
}

int conversions()
{
	int x = over;
	float *z = over;
	int y = temp;
	bool t = over;
	i = over;
	one(over);
	one(temp);
	return over;
}
int of_template() { return temp; }

void deletes(void (*f)())
{
	delete i;
	delete d;
	delete[] b;
	delete stream;
	delete one;
	delete f;
	delete nullptr;
	delete over;
	delete &i;
}

template <class T> void templates(T t)
{
	i && over;
	int x = over;
	t = over;
	t + over;
	delete i;
	delete t;
	one(over);
	temp + 1;
}

void selected()
{
	int (*f)(int) = over, (*g)(float) = &over;
	f = over;
	g = &over;
	int (*h)(int, int) = temp;
	stream << line;
	stream << ends;
	stream + over;
	RED + over;
	i = over == f;
	i = temp<int>(1, 2);
	f = 0;
}
auto deduced() { return over; }
auto address() { return &over; }
auto of_function_template() { return temp; }
decltype(auto) as_written() { return over; }
void lambdas()
{
	auto plain = [] { return over; };
	auto pointer = [] { return &over; };
	auto placeholder = [] () -> auto { return temp; };
	auto twice = [] { if (i) return over; return over; };
	auto selected = [] () -> int (*)(int) { return over; };
	auto single = [] { return one; };
}
