// Using-declarations of local classes are those of classes: of bases, and of nothing else.
namespace n {
template <class T> struct B {
	B(int);
	int m;
	void f(int);
};
struct P {
	P(int);
	void f();
};
struct Other {
	int m;
};
}
void function()
{
	struct Q : n::B<int> {
		using B::B;
		using B::f;
		using B::m;
		void f();
	};
	Q q(1);
	struct R : n::P {
		using P::f;
		using P::P;
		void g()
		{
			struct S : R {
				using R::f;
				using R::R;
			};
			S s(1);
			s.f();
		}
	};
	R r(1);
	struct T : n::P {
		using n::Other::m;
	};
	using n::Other::m;
	q.f(1);
}
struct C : n::P {
	void member()
	{
		using n::P::f;
		struct D : n::B<char> {
			using n::B<char>::B;
			using B::f;
		};
		D d('a');
	}
};
template <class X> void pattern(X x)
{
	struct E : n::B<X> {
		using n::B<X>::B;
		using n::B<X>::f;
	};
	E e(x);
	e.f(1);
}
template void pattern<int>(int);
