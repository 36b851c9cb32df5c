// What this is in conditions of assertions, array bounds and template arguments within members.
template <class T, class U> struct Same {
	static constexpr bool value = false;
};
template <class T> struct Same<T, T> {
	static constexpr bool value = true;
};
template <class T, class U> constexpr bool same = Same<T, U>::value;
struct Plain {
	int member;
	void f() { static_assert(same<decltype(this), Plain *> && same<decltype((member)), int &>); }
	void g() const
	{
		static_assert(same<decltype(this), const Plain *>);
		static_assert(same<decltype((member)), const int &>);
		int bound[same<decltype(this), const Plain *> ? 1 : -1];
	}
	void h() const volatile { static_assert(same<decltype(this), const volatile Plain *>); }
	void inner() const
	{
		struct Local {
			void f() { static_assert(same<decltype(this), Local *>); }
			void g() volatile { static_assert(same<decltype(this), volatile Local *>); }
		};
	}
	void lambdas()
	{
		[*this] { static_assert(same<decltype((member)), const int &>); }();
		[*this]() mutable { static_assert(same<decltype((member)), int &>); }();
		[this] { static_assert(same<decltype(this), Plain *> && same<decltype((member)), int &>); }();
	}
	void lambdas() const
	{
		[this] { static_assert(same<decltype(this), const Plain *> && same<decltype((member)), const int &>); }();
	}
};
template <class T> struct Template {
	T member;
	void g() const { static_assert(same<decltype(this), const Template *> && same<decltype((member)), const T &>); }
	void h() { static_assert(same<decltype(this), Template<T> *> && same<decltype((member)), T &>); }
};
template struct Template<int>;
