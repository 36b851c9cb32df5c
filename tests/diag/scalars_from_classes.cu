// Objects without conversion functions where scalars are made: by =, parentheses, braces and casts, with their qualifiers.
struct Plain { int x; };
struct Converts { int x; operator int() const; explicit operator double() const; };
template <class T> struct Wrapped { T value; };
extern const Plain constant;
extern volatile Plain changing;
extern Plain plain;
extern Converts converts;
const Plain made();

void assign(int *p, const Plain &reference, Wrapped<int> wrapped)
{
	p[0] = constant;
	p[1] = changing;
	p[2] = made();
	*p = reference;
	*p = wrapped;
	*p = true ? constant : constant;
	*p = converts;
	bool b;
	b = constant;
}

void initialize(Wrapped<int> wrapped)
{
	int a(plain), b{ plain }, c = { plain }, *d(plain), *e{ constant }, f(wrapped), g{ wrapped };
	double h(constant), i{ plain };
	new int(plain);
	new int{ plain };
	int j = int{ plain };
	int k[2] = constant;
	static int l[2] = { constant, plain };
	int m(converts), n{ converts };
	double o(converts), p{ converts };
}

int first = (int)constant, second = int(constant), third = static_cast<int>(constant), fourth(constant), fifth{ constant };
int pair[2] = constant;
double converted(converts);

struct Members {
	int a, b, c = constant, d{ plain };
	Members() : a(plain), b{ constant } { }
	Members(int) : a(converts), b{ converts }, c(1), d(1) { }
};

int in_braces() { return { plain }; }
void take(int, int = constant, int = { plain });
template <class T> T in_template(T t)
{
	int a(t), b{ t };
	return a + b;
}
int instance() { return in_template(1); }

struct uint3 { unsigned x, y, z; };
void launch(unsigned *out, const uint3 &index)
{
	*out = index;
	unsigned copy(index);
}
