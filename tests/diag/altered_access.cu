// Member classes and enumerations that are declared again in other parts of their class.
class V {
	struct A; class B; union U; enum E : int; enum class F; struct G;
	struct H; static int f();
public:
	struct A { };
	class B;
	union U { };
	enum E : int { e };
	enum class F { f };
protected:
	struct G; friend struct H;
	class B { };
};
struct W { struct A; protected: struct A { struct I; }; public: struct A; private: struct J; };
struct W::J { struct K; private: struct K { }; };
class Y { struct A { }; public: struct A; };
class Z { struct A *p; public: struct A { }; struct C *q; private: struct C; };
void g() { class L { struct A; public: struct A { }; }; }
struct Same { struct G; struct G; struct H { }; struct H; enum class F; enum class F; union U; union U; union U { }; };
template <class T> struct S { struct In; struct In { }; };
S<int>::In in;
V::A altered;
V::E enumeration = V::e;
