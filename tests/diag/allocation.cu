// Calls of operator new that no function takes, of which two are declared implicitly.
typedef unsigned long size_t;
struct One {
	void *operator new(size_t, int);
	void operator delete(void *);
	int a;
};
struct Two {
	void *operator new(size_t, int);
	void *operator new(size_t, int, int);
	int a;
};
struct Plain {
	int a;
};
struct Derived : One {
};

void before(void *p)
{
	One *one = new One;
	Two *two = new Two;
	Two *too_many = new (1, 2, 3) Two;
	Plain *plain = new (1, 2) Plain;
	int *number = new (p) int;
	int *numbers = new (1, 2) int[3];
	/* valid */
	One *valid = new (1) One;
	Two *valid_too = new (1, 2) Two;
	One *global = ::new One;
}

namespace std { struct nothrow_t { }; }
void *operator new(size_t, void *);
const std::nothrow_t nothrow{};
void *operator new(size_t, const std::nothrow_t &);

void behind(void *p)
{
	Plain *plain = new (1, 2) Plain;
	Plain *other = new (1.5) Plain;
	Plain *valid = new (p) Plain;
	Plain *valid_too = new (nothrow) Plain;
	Plain *from_pointer = new (valid) Plain;
}
