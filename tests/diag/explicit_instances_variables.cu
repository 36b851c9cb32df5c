/* Variables of devices in explicit instantiations. */
__attribute__((device)) int variable;
__attribute__((constant)) int constant;

template<class T> T function(T t) {
	variable = t;
	constant = t;
	return t + variable;
}
template int function(int);

template<class T> struct object {
	T read(T t) { return t + variable; }
	__attribute__((device)) T near_miss(T t) { return t + variable; }
};
template struct object<int>;
