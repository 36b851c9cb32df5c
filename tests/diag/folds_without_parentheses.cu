// Folds need parentheses.
template <typename... Ts> int sum(Ts... ts)
{
	int all = (ts + ...);
	int none = ts + ...;
	return all + none;
}
template <typename... Ts> int right(Ts... ts) { return ts || ...; }
template <typename... Ts> int both(Ts... ts)
{
	(ts + ... + 3);
	return 0 + ... + ts;
}
template <typename... Ts> bool fine(Ts &&...ts) { return (ts && ...) && (... + ts) > 0; }
