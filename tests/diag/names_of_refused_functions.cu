/* A function whose declaration contradicts another one has no name, or as a member no parameters. */
struct M {
	void i(int);
	int j();
	static void k();
};
unsigned M::i(int) {}
int M::k() {}
void M::j() { return 3; }
static void other(int);
float other(int) {}
namespace N { static void g(); }
int N::g() {}
static int overloaded(float);
int overloaded(int) {}
