// A member is what the object is: one that a variable names is an lvalue in templates as well, of other dependent objects nothing is known.
template <class T> void exchange(T &a, T &b);
template <class T, int N> void exchange(T (&a)[N], T (&b)[N]);
void take(long &&);

template <class T> struct pair {
	long first, second;
	char third;
	T last;
	static pair make();
	pair &self();

	pair swapped() const
	{
		pair args(*this);
		long &reference = args.first;

		exchange(args.first, args.second);
		exchange(args.self().first, args.second);
		exchange(args.last, args.last);
		exchange((args).first, (args).second);
		exchange((*&args).first, (*&args).second);
		take(make().first);
		take(pair().second);
		exchange(args.first, args.third);
		take(args.first);
		reference = this->first;
		return args;
	}
	void each(pair value, pair &lvalue, pair &&rvalue, pair (&array)[2])
	{
		exchange(value.first, lvalue.second);
		exchange(rvalue.first, array[0].second);
		long &reference = rvalue.first;
		++value.first, value.second = reference;
		take(value.first);
		take(static_cast<pair &&>(rvalue).first);
	}
};

int main()
{
	pair<int> p = {};

	p.each(p, p, pair<int>(), *(pair<int>(*)[2])&p);
	return p.swapped().last;
}
