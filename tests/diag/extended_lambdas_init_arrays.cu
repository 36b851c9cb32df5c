// flags: --extended-lambda
/* Arrays whose addresses are no constants are not init-captured by extended lambdas. */
template<class F> int use(F f);
int ga[2]; static int sa[2]; const int ca[2] = { 1, 2 }; constexpr int cea[2] = { 1, 2 }; extern int ea[]; int ga2[2][2]; namespace n { int na[2]; } __attribute__((device)) int da[2]; int *gp; thread_local int ta[2];
struct S { int m[2]; static int sm[2]; } gs, *ps;
int f(int n) {
	static int la[2]; const int lc[2] = {}; constexpr int lce[2] = {}; S ls; const S cs = {}; static S ss; int l2[2][2];
	use([x = ga] __attribute__((device)) { });
	use([x = sa] __attribute__((device)) { });
	use([x = ca] __attribute__((device)) { });
	use([x = cea] __attribute__((device)) { });
	use([x = ea] __attribute__((device)) { });
	use([x = ga2[1]] __attribute__((device)) { });
	use([x = ga2[n]] __attribute__((device)) { });
	use([x = n::na] __attribute__((device)) { });
	use([x = gs.m] __attribute__((device)) { });
	use([x = ps->m] __attribute__((device)) { });
	use([x = S::sm] __attribute__((device)) { });
	use([x = gs.sm] __attribute__((device)) { });
	use([x = la] __attribute__((device)) { });
	use([x = lc] __attribute__((device)) { });
	use([x = lce] __attribute__((device)) { });
	use([x = ls.m] __attribute__((device)) { });
	use([x = cs.m] __attribute__((device)) { });
	use([x = ss.m] __attribute__((device)) { });
	use([x = *ga2] __attribute__((device)) { });
	use([x = (ga)] __attribute__((device)) { });
	use([x = ta] __attribute__((device)) { });
	use([x = l2[1]] __attribute__((device)) { });
	use([x = *(l2 + 1)] __attribute__((device)) { });
	use([x{ ga }] __attribute__((device)) { });
	use([x{ l2[0] }] __attribute__((device)) { });
	use([x = L"ab"] __attribute__((device)) { });
	use([x = __func__] __attribute__((device)) { });
	use([x = static_cast<int (&)[2]>(ga)] __attribute__((device)) { });
	use([x = *&ga] __attribute__((device)) { });
	use([x(ga)] __attribute__((device)) { });
	use([x = *(ga2 + 1)] __attribute__((device)) { });
	use([x = (&gs)->m] __attribute__((device)) { });
	use([x = gp] __attribute__((device)) { });
	use([x = *&ga2[1]] __attribute__((device)) { });
	use([x = ps->sm] __attribute__((device)) { });
	use([x = (*ps).m] __attribute__((device)) { });
	use([x = 1[ga2]] __attribute__((device)) { });
	use([x = ga2[ca[1]]] __attribute__((device)) { });
	use([x = ga2[1 - 1]] __attribute__((device)) { });
	use([x = ga] __attribute__((host)) __attribute__((device)) { });
	return 0;
}
/* References to arrays whose address is a constant. */
extern int (&reference_elsewhere)[3]; int matrix[4][3]; int (&of_namespace)[3] = matrix[1]; thread_local int of_thread[2][3];
void references(int n, int (&parameter)[3]) { auto &r = matrix[1]; auto &varies = matrix[n]; auto &again = r; const auto &c = matrix[2]; static auto &st = matrix[3]; int local[3]; auto &of_local = local; constexpr auto &ce = matrix[1]; auto &&rvalue = matrix[1]; auto &t = of_thread[1]; int (&called)[3](matrix[1]); auto &e = reference_elsewhere; auto &p = parameter;
 auto l1 = [q = r] __attribute__((device)) { }; auto l2 = [q = varies] __attribute__((device)) { }; auto l3 = [q = again] __attribute__((device)) { }; auto l4 = [q = c] __attribute__((device)) { };
 auto l5 = [q = st] __attribute__((device)) { }; auto l6 = [q = of_local] __attribute__((device)) { }; auto l7 = [q = ce] __attribute__((device)) { }; auto l8 = [q = rvalue] __attribute__((device)) { };
 auto l9 = [q = t] __attribute__((device)) { }; auto m2 = [q = called] __attribute__((device)) { }; auto m3 = [q = e] __attribute__((device)) { };
 auto m4 = [q = of_namespace] __attribute__((device)) { }; auto m5 = [q = p] __attribute__((device)) { };
}
