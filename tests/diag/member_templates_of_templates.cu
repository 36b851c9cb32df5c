/* Calls of a class template's own member templates are looked at in instances; those of its other functions in the template. */
struct Source {};
struct Sink {};
template <typename T> int free_template(T from, int number);
struct Plain {
	template <typename T> int member(T from, int number);
};

template <typename T> struct Function {
	Function(decltype(nullptr));
};

template <typename T> struct Document {
	template <typename From> static int parse(From from, Function<T> callback = nullptr, bool strict = true);
	template <typename From> static int read(From from, int number);
	static int write(Source from, Sink to);
	template <typename Key> int operator[](Key *key);

	static int all(bool strict)
	{
		Source source;

		return parse(source, nullptr, strict) + parse(source, nullptr, strict, 1) + read(source, source) + read(source);
	}
	int subscript() { return (*this)[1]; }
	static int wrong()
	{
		Source source;

		return write(source, source) + write(source) + free_template(source, source);
	}
	static int wrong_in_other(Plain plain) { return plain.member(plain, plain); }
};

template <typename T> int of_an_instance()
{
	Source source;

	return Document<int>::read(source, source);
}
