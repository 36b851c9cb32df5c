// A function that is defined again: what is wrong in that body, too.
void f() {}
void f()
{
	missing();
	return 1;
}
struct S {
	void h();
	int i() const;
	S(int);
};
void S::h() {}
void S::h() { bar(); }
int S::i() const { return 1; }
int S::i() const { return this->none; }
S::S(int) {}
S::S(int a) : b(a) {}
__attribute__((global)) void k() {}
__attribute__((global)) void k() { foo(); }
__attribute__((device)) int d(int a) { return a; }
__attribute__((device)) int d(int a) { return b; }
static int with_labels()
{
end:
	return 0;
}
static int with_labels()
{
	goto end;
}
int use() { return with_labels(); }
template <class T> void t(T) {}
template <class T> void t(T) { missing(); }
__attribute__((weak)) int once() { return 1; }
