/* Member templates are not instantiated with their class, even where devices need their body. */
template<class T> __attribute__((device)) T device_template(T);
template<class T> struct object {
	template<class U> __attribute__((host)) __attribute__((device)) U member(U u) { return device_template(u); }
	T other(T t) { return member(t); }
};
template struct object<int>;
__attribute__((global)) void kernel(object<int> *o) { o->member(1.0); }
void host(object<int> *o) { o->member(1.0); }
