// Designated initializers that do not fit the class.
struct Pair { int x, y; };
struct Nested { Pair p; int z; };
struct Made { Made(int); int x; };
class Hidden { int x; public: int y; };
int take(Pair);
int several(Pair);
int several(int *);

Pair right = { .x = 1, .y = 2 };
Pair gnu = { x: 1, y: 2 };
Pair order = { .y = 1, .x = 2 };
Pair unknown = { .w = 1 };
Pair twice = { .x = 1, .x = 2 };
Pair braced{ .x = 1, .z = 2 };
Pair old = { x: 1, z: 2 };
Pair mixed = { .x = 1, 2 };
Pair value = { .x = "a" };
Pair array[] = { { .y = 1, .x = 2 }, { .z = 3 } };
Nested inside = { .p = { .b = 1 } };
Nested inside_too = { .p = { 1, 2, 3 } };
Nested below = { .p.x = 1, .z = 3 };
Made made = { .x = 1 };
Hidden hidden{ .y = 1 };
int number = { .a = 1 };
const Pair *allocated = new Pair{ .y = 1, .x = 2 };

Pair result() { return { .y = 1, .x = 3 }; }
Pair cast() { return Pair{ .q = 1 }; }
Made of_class() { return { .x = 1 }; }

int calls()
{
	take({ .y = 1, .x = 2 });
	take({ .x = 1, .y = 2 });
	take({ 1, 2, 3 });
	take({ 1, "x" });
	take(Pair{ .x = 1, .z = 2 });
	return several({ .x = 1, .y = 2 });
}

struct Whole {
	Pair p;
	int n;
	Whole() : p{ .y = 2, .x = 1 }, n(1) { }
};
