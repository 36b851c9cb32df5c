// flags: --c++17
// flags: --c++20
/* Captures that lambdas around do not allow, repeated ones and those that match the default, in templates, too. */
class C { int m; 
void f() { 
[] { [*this] { }; };
[] { [=, *this] { }; };
[=] { [this] { }; };
[&] { [this] { }; };
[*this] { [this] { }; };
[this] { [] { [this] { }; }; };
[] (auto x) { [this] { }; };
[this] (auto x) { [this] { }; };
[] { [&, this] { }; };
[] { [] { [this] { }; }; };
[q = [this] { }] { };
int a; 
[] { [a] { }; };
[] { [&a] { }; };
[=] { [a] { }; };
[] { [b = a] { }; };
}
template <class T> void g() { int a;
[] { [*this] { }; };
[] { [a] { }; };
[a, a] { };
[a, &a] { };
[=, a] { };
[&, &a] { };
[=] { [a, a] { }; };
[] (auto x) { int q; [q, q] { }; [=, q] { }; };
}
};
template <class T> class CT { int m; void f() { [=, this] { }; [=, *this] { }; [&, this] { }; [this, this] { }; [] { [this] { }; }; [this] { struct L { int q; void f() { [this] { return q; }; } }; }; } };
