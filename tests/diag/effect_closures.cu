// flags:
// flags: --c++14
/* Closures that are converted to pointers to functions: the conversion does nothing, whatever function does it. */
int count;
typedef int (*function)();
struct pointed { operator function() const; };

void closures()
{
	auto one = [] { return 1; };
	auto same = [](auto x) { return x; };
	int (*kept)() = one;

	one;
	+one;
	one ? 1 : 2;
	!one;
	one == one;
	one && 1;
	(+one, count++);
	(int (*)())one;
	static_cast<int (*)(int)>(same);
	+[] { return 1; };
	+([] { return 2; });
	[] { return 3; } ? 1 : 2;
	// near misses
	(+one)();
	(void)+one;
	[] { return 4; };
	kept = one;
	+[](int x) { return count += x; } ? count++ : 2;
}

void objects(pointed p)
{
	*p;
	p ? 1 : 2;
}

template <class T> void in_template(T n)
{
	+[] { return 1; };
	+[](T x) { return x; };
	(void)+[] { return 2; };
}

template void in_template(int);
