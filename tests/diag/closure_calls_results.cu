// flags: --extended-lambda
// The result of a call of a closure that takes no such arguments has no type of which more could be said.
struct Pod { int a; };
void results()
{
	auto number = [](Pod p) { return 1; };
	auto pod = [](Pod p) -> Pod { return p; };
	int *q = number(1);
	Pod r = number(1);
	int s = pod(2) + 1;
	number(1).a;
	number(1) = 3;
	auto z = number(1);
	z.member();
	number(number(1));
	auto device = [] __attribute__((device)) {};
	(void)sizeof(device(1));
}
