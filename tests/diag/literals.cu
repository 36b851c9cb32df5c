// Literals of several characters, octal numbers with other digits; ranges that are none.
int two = 'ab', four = 'abcd', five = 'abcde', quote = '\'a';
int one = '\n', hexadecimal = '\x41', wide = L'a', octal = '\012', backslash = '\\';
int eight = 08, later = 0778, fine = 0177, zero = 0, separated = 01'7;
double floating = 09.5, exponent = 08e3;
enum { in_enumerator = 'xy' };

int f(int);
struct NoRange {
	int a;
};
struct Range {
	int *begin();
	int *end();
};
struct Half {
	int *begin();
};
void ranges(int *p, int n, NoRange no, Range range, Half half, const char *text, int array[])
{
	int values[3];

	for (int i : 5)
		f(i);
	for (auto &x : n)
		;
	for (int x : p)
		;
	for (int x : array)
		;
	for (int i : no)
		;
	for (int i : half)
		;
	for (char c : text)
		;
	for (int i : f(1))
		;
	/* valid */
	for (int i : range)
		;
	for (int i : values)
		;
	for (char c : "text")
		;
	switch (n) {
	case 'pq':;
	}
}
