// What operators compute is no null pointer constant, even if it is zero; literals, and conversions of them, are.
typedef struct Stream *stream_t;
void takes(struct X *p);
enum { zero };
constexpr int constant = 0;
void arguments(int i)
{
	takes(0);
	takes((0));
	takes((int)0);
	takes(int(0));
	takes(static_cast<int>(0));
	takes(int{});
	takes(0L);
	takes(true ? 0 : 0);
	takes(1 - 1);
	takes((1 - 1));
	takes(0 * 2);
	takes(-0);
	takes(+0);
	takes(!1);
	takes(0 + 0);
	takes(i * 0);
	takes(i - i);
	takes(sizeof(0) - 4);
	takes(1 == 2);
	takes(false);
	takes(zero);
	takes(constant);
	takes(i = 0);
}
X *others(int i, char *s)
{
	X *p = 1 - 1, *q = 0 * 2;
	p = 3 - 3;
	s = s - s;
	bool fine = s - s;
	double real = 1 - 1;
	void *untyped = 'a' - 'a';
	return 2 - 2;
}
