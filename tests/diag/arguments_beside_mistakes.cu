struct Box { int side; };
void take(int, float *, int *);
void more(int, float *, int *, ...);
void wrap(Box, float *);
struct Shelf {
	void put(int, float *);
	void get(int, float *) const;
	void get(int, float *, int);
};
void calls(unsigned n, int i, Box b, const Shelf shelf, Shelf open)
{
	float *p = 0;
	int *q = 0;
	take(nowhere, q, p);
	take(b.height, q, p);
	take(q, b.height, p);
	take(b.height, q, p, b);
	take(b.height, q);
	more(b.height, q, p, i);
	more(b.height, q);
	wrap(b.height, q);
	wrap(i, b.height);
	take(n, , p, q);
	take(n, , q, p);
	take(n,, p);
	take(n, q, p, );
	take(, q, p);
	more(n,,p,p);
	shelf.put(b.height, i);
	shelf.put(i, b.height);
	shelf.get(i, b.height);
	shelf.get(b.height, i);
	shelf.get(b.height, i, q);
	shelf.put(i, i);
	shelf.put(i);
	shelf.put(i, 0, 0);
	shelf.put(b.height, 0, i);
	open.put(b.height, p);
	open.get(b.height, p, i);
	take(b.height, p, q);
	more(b.height, p, q, b);
	take(n, p, q);
}
