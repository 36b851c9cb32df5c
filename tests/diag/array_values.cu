// Arrays are initialized by lists, and those of characters by string literals that fit.
struct K { int x; };
K k;
int values[2];
const char *text;
int a1[2] = 3;
int a2[2](3);
int a3[2] = values;
char a4[2] = 'a';
char a5[4] = text;
K a6[2] = k;
char b1[3]("abcd");
char b2[3]{ "abcd" };
char b3[3] = { "abcd" };
char b4[3] = ("abcd");
unsigned char b5[2] = "abcd";
char16_t b6[2] = u"abc";
wchar_t b7[4] = "ab";
int b8[8] = "abc";
char b9[2][2] = { "ab", "a" };
// what fits
char c1[3] = "ab", c2[] = "abc", c3[3] = { "ab" }, c4[2][3] = { "ab", { "cd" } };
signed char c5[] = "a";
wchar_t c6[3] = L"ab";
const char *c7[2] = { "abc", "d" };
char c8[2] = { 'a', 'b' };
void locals(int n)
{
	int a1[2] = 3;
	int b[2] = values;
	int c[2](values);
	K d[2] = k;
	static int s[2] = 3;
	char e[2] = "ab";
	static char f[2] = "abc";
	char two[2][2] = "ab";
	int fine[2] = {}, *p = values, (&r)[2] = values;
	auto z = "abc";
}
struct S {
	int m[2];
	char c[2];
};
S s2 = { { 1, 2 }, "abc" };
S s3 = { { 1 }, { "abc" } };
S s4 = { { 1 }, "a" };
// members
struct A1 { int m[3]; A1() : m(1) { } };
struct A2 { int m[3]; A2() : m(1, 2) { } };
struct A3 { int m[3]; A3() : m() { } };
struct A4 { int m[3]; A4() : m{ 1 } { } };
struct A5 { char m[4]; A5() : m("abc") { } };
struct A6 { char m[3]; A6() : m("abc") { } };
struct A7 { char m[4]; A7(const char *p) : m(p) { } };
struct A8 { int m[3]; A8(const A8 &o) : m(o.m) { } A8(); };
struct A9 { int m[2][2]; A9(int x) : m(x) { } };
struct A10 { int (&m)[2]; A10() : m(values) { } };
struct A11 { int m[2]; A11(); };
A11::A11() : m(1, 2) { }
// templates: what does not depend on their parameters
template <class T> struct B1 { T m[2]; B1() : m(1) { } };
template <class T> struct B2 { int m[2]; B2() : m(1) { } };
template <int N> struct B3 { float m[N]; B3(float x) : m(x) { } };
template <class T> struct B4 { int m[2]; B4(T x) : m(x) { } };
struct B5 { int m[2]; template <class... T> B5(T... t) : m(t...) { } template <class T> B5(T *) : m(1) { } };
