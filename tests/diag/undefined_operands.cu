// Types that nothing declares in new, sizeof and casts.
typedef unsigned long size_t;
extern "C" void *malloc(size_t);
extern "C" void free(void *);
int size = sizeof(Cell);
int pointer_size = sizeof(Cell *);

void allocate(int n)
{
	float *fine = (float *)malloc(n * sizeof(float));
	Node *x = (Node *)malloc(n * sizeof(Node));
	auto y = (Particle *)malloc(n * sizeof(Particle));
	free(fine);
}

void allocate_more(int n)
{
	auto a = new Grid;
	auto b = new Grid();
	auto c = new Grid[n];
	int *d = new Grid{ n };
	Vertex *e = new Vertex(n, 1);
	delete d;
}

struct Holder {
	int *p;
	Holder() : p(new Item[3]) { }
	void reset() { p = new Item(); }
};

void casts(void *p)
{
	auto a = static_cast<First *>(p);
	auto b = reinterpret_cast<Second *>(p);
	auto c = reinterpret_cast<Second &>(p);
	Third *d = static_cast<Third *>(p);
	int e = sizeof(Fourth[3]) + sizeof fifth;
	int f = (Sixth)3;
}

template <class T> void in_template(T *p)
{
	auto a = new Seventh[3];
	auto b = static_cast<Eighth *>(p);
	auto c = new T[sizeof(Ninth)];
}
