// Casts that lack a bracket: each that is missing is looked for up to what ends the expression.
int call(int, int);
int no_parenthesis(float a)
{
	int b = static_cast<int> a;
	b = static_cast<int> a + 3;
	int *c = reinterpret_cast<int *> call(sizeof(float) * b), d = 3;
	b = (static_cast<int> a) + 3;
	b = call(static_cast<int> a, 3);
	for (int i = static_cast<int> a; i < static_cast<int> a; i = static_cast<int> a)
		d = 0;
	return static_cast<int> a;
}
int in_condition(float a)
{
	int b[static_cast<int> 3];
	b[static_cast<int> a] = 3;
	if (static_cast<int> a > 3)
		b[0] = 3;
	return b[0];
}
int no_greater(float a)
{
	int b = (static_cast<int a) + 3;
	b = static_cast<int(a);
	b = static_cast<int(a + 3) * 2;
	b = (static_cast<int(a) + 3);
	b = call(static_cast<int(a), 3);
	b = static_cast<int(3) + 3;
	b = static_cast<int *(3) + 3;
	b = static_cast<int(call(a, a)) + 3;
	return b;
}
int no_operand(float a)
{
	int b = static_cast<int>;
	b = static_cast<int>();
	b = static_cast<int>{a};
	b = const_cast<int> <a>(3);
	return b;
}
int no_type(float a)
{
	int b = static_cast<>(a);
	b = static_cast<3>(a);
	return b;
}
int at_namespace = static_cast<int> 3;
int behind = undefined;
