// Members of classes that nothing declares: the name before :: is taken for what is declared.
__attribute__((device)) int Foo::f() const { return x; }

int b;
int Foo::x = 3;
const int Foo::z;
int *Foo::get() { return &y; }
Foo &Foo::self() { return *this; }
int c;
Missing::Missing() { return und; }
Missing::~Missing() { return und; }
int d;
__attribute__((device)) Other::Other() { return und; }
static Other::T e;
int g;
void Nothing::bar(int a) const { return und; }
int h;
Name::T typed;
Name::T *pointer() { return 0; }
int i;
__global void one() { return und; }
int j;
__global void two() { return und; }
int k;
int Bar4::f(), Bar5::f(), l;
struct S {
	int Unknown::x;
	int Unknown::f();
	int y;
};
void block()
{
	int Local::x = 3;
	Local::x = 4;
	Local::T t;
	int a;
}
int after = undefined;

// These are classes and namespaces, and what stands before :: is not hidden by variables.
namespace N {
int f();
int x;
struct M {
	static int s;
	M();
};
}
int N::f() { return 0; }
int N::M::s = 3;
N::M::M() {}
N::M m;
struct Hidden {
	static int s;
	int f();
	Hidden();
};
int Hidden;
int Hidden::s = 4;
int Hidden::f() { return Hidden::s; }
Hidden::Hidden() {}
