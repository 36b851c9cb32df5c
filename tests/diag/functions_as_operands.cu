/* Names of several functions, or of function templates, as operands and arguments: none of them is chosen where a function takes no function. */
struct Stream {
	Stream &operator<<(int);
	Stream &operator<<(Stream &(*)(Stream &));
};
template <class T> T &endl(T &);
Stream &flush(Stream &);
void over(int);
void over(double);
int single(int);
template <class T> void gen(T);
Stream operator|(Stream, int);
struct Made { Made(int); Made(const char *, int); };
struct Sub { int operator[](int); };
void one(Made);
void takes(int, int);
void takes(double, double);
template <class T> void tpl(T, const char *);
void f(Stream s, Made m, Sub sub)
{
	s << endl;
	s << flush;
	s << over;
	s << single;
	s | endl;
	s | over;
	s | single;
	s | gen;
	s < endl;
	endl | s;
	Made a(over);
	Made b(endl);
	Made c = over;
	takes(over, 1);
	takes(endl, 1);
	takes(1, over);
	tpl(1, over);
	tpl(over, "x");
	tpl(over);
	tpl(1, "x", endl);
	sub[over];
	m = over;
	one(over);
	one(gen);
	-s;
	s = gen;
	Made d(over, 1);
	s << gen << 1;
	gen(over);
	gen(gen);
}

/* What is chosen, or may be. */
struct Callback {
	Callback(void (*)(int));
	Callback(int (Made::*)(int));
};
struct Any {
	template <class F> Any(F f);
	template <class F> Any &operator=(F f);
};
struct Pointer {
	template <class R, class A> Pointer(R (*)(A));
};
struct Late;
void call(Callback), call(Callback, int), reference(const Callback &), any(Any), pointer(Pointer), late(const Late &);
void function(void (*)(double), int), function(void (&)(int)), both(void (*)(int)), both(Made), ellipsis(int, ...);
struct Sink {
	Sink &operator<<(Callback);
	Sink &operator<<(Stream &(*)(Stream &));
	void operator()(void (*)(int));
	int operator[](Callback);
};
void valid(Sink sink, Stream s)
{
	Callback c(over), d = over, e{ over };
	Callback f = &over, g = (over);
	call(over);
	call(over, 1);
	call(gen);
	reference(over);
	pointer(single);
	function(over, 1);
	function(over);
	both(over);
	sink << over << gen << flush;
	sink(over);
	sink[over];
	s << endl << flush << endl<Stream>;
	c = over;
	void (*p)(int) = over;
	p = gen;
	static_cast<void (*)(double)>(over)(1);
	p == over;
	Callback list[] = { over, gen };
	bool b = p != over;
	(over)(1);
}
