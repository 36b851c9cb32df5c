/* Folds over no elements have a value for &&, || and the comma alone [temp.variadic]/11. */
template<class... T> auto right(T... t) { return (t + ...); }
template<class... T> auto left(T... t) { return (... * t); }
template<class... T> auto with_value(T... t) { return (t && ...) || (t || ...); }
template<class... T> int with_other(T... t) { (t, ...); (..., t); return (t + ... + 1) + (1 * ... * t); }
template<class... T> auto in_lambda(T... t) { return [=] { return (t - ...); }; }
template<class... T> void not_deduced(T... t) { int x = (t + ...); }
template<class... T> void explicitly(T... t) { int x = (1 + (t + ...)); x = (t + ...) + 1; }

void use()
{
	right();
	right(1);
	left();
	with_value();
	with_other();
	in_lambda()();
	not_deduced();
}
template void explicitly<>();
