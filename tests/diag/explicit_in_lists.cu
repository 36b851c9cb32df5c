// Explicit constructors where a list in braces is copied.
struct Hidden {
	explicit Hidden(int);
	explicit Hidden(int, int);
	Hidden(const char *);
};
struct HasHidden {
	Hidden h;
};
void take(Hidden);
void take_reference(const Hidden &);
Hidden returned() { return { 1 }; }

void explicit_constructors()
{
	Hidden a = { 1 }, c = { 1, 2 }, d[2] = { { 2 }, "text" };
	HasHidden x = { { 1 } };

	take({ 1 });
	take({ 1, 2 });
	take_reference({ 3 });
	/* valid */
	Hidden b{ 1 }, e = { "text" }, f[1] = { Hidden(1) };
	take({ "text" });
	take(Hidden{ 1 });
	new Hidden{ 1 };
}
