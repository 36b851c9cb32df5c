/* A function that a block of a template declares hides what the arguments of a call would find, in generic lambdas there, too. */
struct hidden_argument;
void found_by_argument(void *) = delete;
template <class T> auto declares_in_block(T *)
{
	char found_by_argument(hidden_argument *, int = 3);
	return [](auto *p) { return found_by_argument(p); };
}
template <class T> auto calls_in_block(T *argument)
{
	char found_by_argument(hidden_argument *);
	auto call = [](auto *p) { return found_by_argument(p); };
	static_assert(sizeof(call(argument)) == 1);
	return call;
}
auto use_declared_in_block(hidden_argument *p) { static_assert(sizeof(declares_in_block(p)(p)) == 1); return calls_in_block(p)(p); }
