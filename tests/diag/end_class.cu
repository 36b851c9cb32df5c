namespace N {
struct S {
	int a;
	void f() { }
	union U {
	public:
