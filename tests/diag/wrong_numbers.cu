/* Literals that are none. */
const char *s;
void f()
{
	int i;
	double d;

	i = 0x;
	i = 09;
	i = 0b12;
	i = 0b2;
	i = 0b;
	i = 0xg;
	i = 0129;
	d = 1.2.3;
	d = 1..2;
	i = '';
	i = u'';
	s = "\q";
	s = "a\yb\z" "c\k";
	s = R"(\q)";
	i = '\w';
	0x;
	1.2.3;
	09;
	'';
	0b12;
	int y = 0x;
	char c = '';
	i = 1'000 + '\'' + 0b1'1 + 07'7 + 0x1'F + '"' + '\\';
	d = 1. + .5 + 1e3 + 09. + 08e1 + 0x1.8p3;
}
int g = 0x;
