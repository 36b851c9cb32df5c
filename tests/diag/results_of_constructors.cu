// Constructors with a type before them, in the class and outside of it.
struct Pair {
	Pair();
	Pair(int, int);
	explicit Pair(float);
	void Pair();
	int Pair(int, int);
	Pair &Pair(float);
	void Pair(double);
};

void Pair::Pair() {}
int Pair::Pair(int, int) { return 1; }
const Pair::Pair() {}
explicit Pair::Pair(float) {}

template <class T>
struct Box {
	Box();
	Box(T);
	void Box();
	Box<T> Box(T);
	int Box(T *);
};

struct Free {
	Free() = delete;
	void Free();
};

struct Valid {
	explicit Valid(int);
	Valid();
	void pair();
};

Valid::Valid(int) {}
Valid::Valid() {}
void Valid::pair() {}
Valid valid() { return Valid(); }
Valid (*pointer)() = valid;
