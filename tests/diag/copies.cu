// Objects of classes that cannot be copied, or not from constants.
struct Changed {
	Changed();
	Changed(Changed &);
};
struct Deleted {
	Deleted();
	Deleted(const Deleted &) = delete;
};
struct Private {
	Private();

private:
	Private(const Private &);
};
struct Moved {
	Moved();
	Moved(Moved &&);
};
Changed make();
void take(Changed);
void take_two(int, Changed, int);

void from_constants(const Changed &c)
{
	Changed in_parentheses(c), by_equals = c, in_braces{ c };

	take(c);
	take_two(1, c, 2);
	new Changed(c);
	throw c;
}
Changed returned(const Changed &c) { return c; }
void thrown(const Deleted &d) { throw d; }
void thrown_too(const Private &d) { throw d; }
void thrown_as_well(const Moved &d) { throw d; }

Changed valid(Changed &c)
{
	Changed copy(c), other = c, made = make();
	Moved m;

	take(c);
	take_two(1, copy, 2);
	take(make());
	throw Deleted();
	throw m;
	return c;
}
