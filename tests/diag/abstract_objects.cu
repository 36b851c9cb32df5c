// Objects and arrays of abstract classes: members, variables, new, casts and handlers; pointers, references and derived classes are fine.
struct Abs { virtual void f() = 0; virtual int g(int) = 0; };
struct Half : Abs { void f() override; };
struct Full : Half { int g(int) override; };
struct Holder { Abs a; Half h[2]; Full ok; Abs *p; static Abs s; };
Abs arr[3];
Abs *ptrs[3];
Abs arr2[2][2];
template <class T> T tm() { T t; return t; }
void use()
{
    Full f;
    Abs *q = new Half[3];
    static_cast<Abs>(f);
    (Abs)f;
    Abs(f);
    Half b[2];
    try { } catch (Abs a) { }
    try { } catch (Abs &a) { }
    auto l = [](Abs a) { };
    static Half sh[2];
    Abs (*fp)(Abs);
}
struct Ref { Abs &r; Abs *p; Abs (*f)(Abs &); }; Full *make() { return new Full[2]; }
