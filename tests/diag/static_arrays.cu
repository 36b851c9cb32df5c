// Arrays with static storage duration whose bounds are no constants, in templates, too.
struct dim {
	unsigned x, y;
	int a[3];
	static constexpr int k = 3;
};
extern const dim builtin;
dim global;
extern dim elsewhere;
const dim initialized = {3, 4};
constexpr dim constant = {3, 4};
int number;
const int copied = number;
extern const int declared;
int f(int);
constexpr int known(int i) { return i; }
void plain() {
	int i = 3;
	const int ci = i;
	dim local = {1, 2};
	static int s1[builtin.x];
	static int s2[global.x];
	static int s3[elsewhere.x];
	static int s4[local.x];
	static int s5[f(3)];
	static int s6[copied];
	static int s7[declared];
	static int s8[ci];
	static int s9[builtin.x * 2 + 1];
	static int s10[(int)builtin.x];
	static int s11[i ? 3 : 4];
	static int s12[static_cast<int>(i)];
	static int s13[int(i)];
	__attribute__((shared)) int s14[builtin.x];
	static int valid_1[constant.x];
	static int valid_2[known(3)];
	static int valid_3[global.k];
	static int valid_4[sizeof(builtin)];
	static int valid_5[initialized.x];
	int valid_6[builtin.x];
}
template <class T> void of_template() {
	int i = sizeof(T), j = 3;
	const int ci = i, di = sizeof(T), cj = f(3);
	dim local = {1, 2};
	T t;
	auto number_here = 3;
	auto dependent = T();
	static int s1[builtin.x];
	static T s2[global.x];
	static T s3[local.x];
	static T s4[f(3)];
	static T s5[copied];
	static T s6[declared];
	static T s7[cj];
	static T s8[builtin.x * 2 + 1];
	static T s9[number_here];
	static T s10[(int)builtin.x];
	static T s11[j ? 3 : 4];
	static T s12[(int)j];
	static T valid_1[i];
	static T valid_2[ci];
	static T valid_3[di];
	static T valid_4[known(3)];
	static T valid_5[j + di];
	static T valid_6[dependent];
	static T valid_7[f(i)];
	static T valid_8[f(T())];
	static T valid_9[T(3) + j];
}
