// flags: --extended-lambda
/* What stands where a constant has to be may be read again for its value: what is wrong with a lambda there is said once. */
void assertions() {
	int x = 1;
	static_assert(sizeof(decltype([&] __attribute__((device)) () { return x; })) > 0, "never");
	static_assert(sizeof([&] __attribute__((device)) () { return x; }) > 0, "never");
}
void bounds() {
	int x = 1;
	int a[sizeof(decltype([&] __attribute__((device)) () { return x; }))];
	constexpr int k = sizeof(decltype([&] __attribute__((device)) () { return x; }));
}
