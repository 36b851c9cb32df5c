/* Objects that explicit and other conversion functions make: no errors. */
struct policy { policy() = default; int i; };
struct derived : policy { };
struct a { operator policy() const; };
struct b { explicit operator policy() const; };
struct c { operator derived &(); };
struct d { explicit operator derived &&() const; };
struct e { template <class T> operator T() const; };
struct f { explicit operator const policy &() const; };
struct g { operator int() const; };
struct takes { takes(int); };
struct takes2 { takes2(g); };
template <class T> struct h { operator T() const; };
struct amb { operator policy(); operator derived(); };
struct base_conv : a { };
struct takes3 { takes3(const takes3 &) = default; takes3(long); };
void t()
{
	policy p2(a{}), p3((b())), p4(b{}), p7(e{}), p8(f{}), p9(h<policy>{}), p10(base_conv{});
	c cc; policy p5(cc);
	takes t1(g{}), t2{g{}};
	takes2 t3(g{});
	takes3 t4(g{});
	policy *q = new policy(b{});
	static_cast<policy>(f{});
	policy(b{});
}
template <class T> void u()
{
	policy p2(a{}), p3((b())), p4(b{}), p7(e{}), p8(f{}), p9(h<policy>{}), p10(base_conv{}), p11(h<T>{});
	takes t1(g{}), t2{g{}};
	takes3 t4(g{});
	T p12(a{});
}
template void u<policy>();
