/* Instances of constexpr functions are made where these are named first. */
template<class T> __attribute__((device)) T device_template(T);

template<class T> constexpr T function(T t) { return device_template(t); }
int initialized = function(1);
void named() {
	function(2.0);
	function(3.0);
}

template<class T> constexpr T chosen(T t) { return t ? device_template(t) : 1; }
constexpr int zero = chosen(0);
int array[chosen(0) + 1];

template<class T> struct object {
	constexpr object(T t) : member(device_template(t)) {}
	constexpr T get() const { return device_template(member); }
	constexpr T not_called() const { return device_template(member); }
	T member;
};
void members() {
	object<int> o(1);
	o.get();
}

template<class T> __attribute__((host)) __attribute__((device)) constexpr T both(T t) { return device_template(t); }
__attribute__((device)) void on_device() { both(1); }
void on_host() { both(1); }

template<class T> constexpr T calls_another(T t) { return both(t) + 1; }
void two_levels() { calls_another((short)1); }

/* near misses */
template<class T> constexpr T not_constant(T t) { return device_template(t); }
template<class T> T plain(T t) { return device_template(t); }
template<class T> void in_template() { not_constant(1); }
void unevaluated() {
	plain(1);
	(void)sizeof(not_constant(1));
	using type = decltype(not_constant(2u));
}
#pragma nv_exec_check_disable
template<class T> __attribute__((host)) __attribute__((device)) constexpr T unchecked(T t) { return device_template(t); }
#pragma nv_exec_check_disable
template<class T> __attribute__((host)) __attribute__((device)) auto unchecked_too(T t) { return device_template(t); }
void calls_unchecked() {
	unchecked(1);
	unchecked_too(1);
}
