// flags: --extended-lambda
/* A constexpr if behind an extended lambda, a branch of which an instance discards, has nothing to do with its captures. */
template<class F> __attribute__((host)) __attribute__((device)) int use(F f);
template<class T> T *before(T *p, int n) {
	use([=] __attribute__((device)) (int i) { p[i] = n; });
	return p;
}
template<class T> void behind(T *p, int n) {
	if constexpr (sizeof(T) == 1)
		p++;
	else
		before(p, n);
	if constexpr (sizeof(T) == 1)
		p--;
}
template<class T> void inside(T *p, int n) {
	use([=] __attribute__((device)) (int i) {
		if constexpr (sizeof(T) == 1)
			p[i] = 1;
		else
			p[i] = n;
	});
}
void instances(int *p) {
	behind(p, 1);
	inside(p, 1);
}
