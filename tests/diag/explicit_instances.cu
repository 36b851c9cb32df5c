/* The bodies of explicit instantiations show what depends on the parameters of their templates, at the end of the source. */
__attribute__((device)) int device(int);
template<class T> __attribute__((device)) T device_template(T);
__attribute__((device)) int variable;

template<class T> T function(T t) { return device_template(t) + device(1); }
template int function<int>(int);
template double function(double);

template<class T> __attribute__((host)) __attribute__((device)) T both(T t) { return device_template(t); }
template int both(int);

template<class T> struct object {
	object() { device_template(T()); }
	~object() { device_template(T()); }
	operator T() { return device_template(T()); }
	T member(T t) { return device_template(t); }
	static T static_member(T t) { return device_template(t); }
	template<class U> U member_template(U u) { return device_template(u); }
	__attribute__((device)) T near_miss(T t) { return device_template(t); }
};
template struct object<int>;
template double object<float>::member_template<double>(double);
template char object<char>::member(char);

namespace names {
template<class T> T qualified(T t) { return device_template(t); }
template<class T> T deduced_inside(T t) {
	auto lambda = [](auto x) { return device_template(x); };
	return lambda(t);
}
}
template int names::qualified<int>(int);
template int names::deduced_inside(int);

template<class T> T only_one_branch(T t) {
	if constexpr (sizeof(T) == 1)
		return device_template(t);
	else
		return t;
}
template int only_one_branch(int);

/* near misses */
template<class T> T not_instantiated(T t) { return device_template(t); }
template<class T> T declared(T t) { return device_template(t); }
extern template int declared(int);
template<class T> __attribute__((device)) T on_device(T t) { return device_template(t); }
template int on_device(int);
template<class T> __attribute__((global)) void kernel(T t) { device_template(t); }
template __attribute__((global)) void kernel<int>(int);
template<class T> T calls_another(T t) { return not_instantiated(t); }
template int calls_another(int);
#pragma nv_exec_check_disable
template<class T> __attribute__((host)) __attribute__((device)) T unchecked(T t) { return device_template(t); }
template int unchecked(int);
