// Variables that are a prvalue of another expression: the constructor makes the variable.
struct S { __attribute__((device)) S(int); __attribute__((device)) explicit S(int, int); };
struct destroyed { __attribute__((device)) destroyed(int); ~destroyed(); };
struct aggregate { S s; };
void host(bool c)
{
	S a = S(1); auto b = S(2, 3); S d = (S)4; auto e = static_cast<S>(5); const S f = S(6); static S h = S(7);
	S i(S(8)); S j{S(9)}; S k = { S(10) }; S l((S)11); S m = (S(12));
	S n = c ? S(13) : S(14); S o = (1, S(15)); auto &&p = S(16); const S &q = (S)17;
	destroyed r = destroyed(18); destroyed s = (destroyed)19;
	if (S t = S(20); c) { }
	for (S u = (S)21; c;) { }
	S v[2] = { S(22), (S)23 }; aggregate w = { S(24) };
	auto closure = [] { S x = S(25); S y = (S)26; };
}
// near misses
struct both { __attribute__((host)) __attribute__((device)) both(int); };
struct plain { int x; };
S made();
void near() { both a = both(1); both b = (both)2; plain c = plain(); plain d = plain{1}; S e = made(); S f = S(made()); }
__attribute__((device)) void device() { S a = S(1); auto b = (S)2; }
S global = S(1);
