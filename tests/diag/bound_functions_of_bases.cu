// Members that are not called: of bases that depend on template parameters nothing is certain.
struct View { View get() const; };
struct Known { View known() const; };
template <class T> struct Base : Known { View of_base() const; };
template <class T> struct Derived : Base<T> {
	View own() const;
	View dependent() const { return this->of_base.get(); }
	View base_of_dependent() const { return this->known.get(); }
	auto trailing() const -> View;
	View wrong() const { return this->own.get(); }
};
template <class T> auto Derived<T>::trailing() const -> View { return { this->of_base.get() }; }
template <class T> struct OfKnown : Known {
	View wrong() const { return this->known.get(); }
};
template <class T> struct Instantiated : Base<T> {
	View wrong() const { return this->of_base.get(); }
};
void f() { Instantiated<int>().wrong(); }
