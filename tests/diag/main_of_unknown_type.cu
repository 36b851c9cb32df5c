// main() of a type that is misspelled returns no int; the remainder of a floating-point number is no remainder by zero.
itn main()
{
	int i = 5 % 0.0, j = i % 0, k = i / 0.0, l = i % 0.f;
	return i + j + k + l;
}
