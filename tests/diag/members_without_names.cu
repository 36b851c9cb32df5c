struct Pair { int first; };
struct Pointer { Pair *operator->(); };
void members(unsigned n, int i, Pair s, Pointer q, Pair *ps)
{
	if (n . 1) ;
	if (n -> 1) ;
	for (i = 0; i < 3; i->) ;
	s . 1 ;
	s.;
	(&s)->;
	n.;
	n. = 3;
	n.+i;
	int r = n. ;
	s->; s->1; q->; q->1; ps->; ps.; ps.3; ps.+n; nowhere.; nowhere->3;
	auto l = [] {}; l.; l->;
	s.first; q->first; ps->first;
}
template <class T> void dependent(T t, int n) { t.; t->; n.; n->; }
