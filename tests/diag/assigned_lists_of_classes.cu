struct Half { unsigned short x; Half() = default; Half(int); Half(float); Half &operator=(const Half &) = default; Half &operator=(int); Half &operator=(float); };
struct Plain { int x; Plain(); Plain(int); };
struct Own { int x; Own(); Own(int); Own &operator=(const Own &); Own &operator=(Own &&); };
struct From { From(); From(int); From &operator=(int); };
struct Vol { Vol() = default; Vol(int); Vol &operator=(int); Vol &operator=(const Vol &); volatile Vol &operator=(const Vol &) volatile; };
struct Agg { int a, b; Agg &operator=(int); };
struct Two { Two(); Two(int, int); Two &operator=(const Two &); Two &operator=(int); };
void wrong(Half h, Plain p, Own o, From f, Vol v, Agg a, Two t)
{
	h = {1, 2};
	p = {1, 2};
	o = {1, 2};
	f = {1, 2};
	f = {"a"};
	p = {"a"};
	v = {1, 2};
	t = {1, 2, 3};
	o = {"a"};
}
void right(Half h, Plain p, Own o, From f, Vol v, Agg a, Two t)
{
	h = {1};
	p = {1};
	p = {};
	o = {};
	v = {};
	a = {1, 2};
	a = {3};
	t = {1, 2};
	t = {3};
	t = {};
	f = Plain{1}.x;
}
