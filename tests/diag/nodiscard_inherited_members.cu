// What is assigned to members of bases that depend on template parameters is known when the template is instantiated.
class [[nodiscard]] status {
public:
	status(int);
	status(const status &);
	status &operator=(status &&);
};
template <class T> struct has_status {
	status s;
	void own() { this->s = status(1); }
};
template <class T> struct inherits : has_status<T> {
	template <class... A> void emplace(A &&...) { this->s = status(2); }
	void never() { this->s = status(3); }
	void instance() { this->s = status(4); }
};
template void inherits<int>::instance();
