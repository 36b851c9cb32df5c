// Types that nothing declares: what names them becomes a variable, and where they are named again they are no types.
__attribute__((global)) void kernel(Unk *p, int n);
void first(Unk *p, Unk *q);
float second(float a, Unk p);
float third(Unk *);
float fourth(Unk **p);
float fifth(Unk p);
float fifth(Unk p) { return 3; }
void sixth(int n, int m, Unk *q)
{
	int a;
	n = 3;
	Unk *r = q;
	Unk s;
	a += s.x;
}
__attribute__((global)) void another(int n, Other *q)
{
	__attribute__((shared)) Other y, z[3];
	Other *r = q;
}
int one = undefined_value;
undefined_value *two;
int behind = undefined_too;
