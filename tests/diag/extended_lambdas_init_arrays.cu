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
