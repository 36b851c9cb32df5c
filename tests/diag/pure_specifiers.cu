// Pure specifiers that are none; labels of access without their colon.
class A {
public
    int a;
    A();
private:
    int b;
protected
    void f();
    public f2();
};
struct B { B(const B &) = deleted; void f() = nothing; virtual void g() = none; virtual void h() = 1 + 2; void i() = defualt; int j() = "x"; ~B() = delet; };
struct C : B { C(); };
template <class T> struct D { D(const D &) = deleted; void f() = foo; virtual void g() = foo; private int x; };
int x = u;
class Labels {
public:
    explicit Labels(unsigned long n) : size_(n) { }
    Labels(const Labels &) = delete;
private
    float *data_ = nullptr;
    unsigned long size_;
};
class Labels2 {
    int x;
private
    float *data_ = nullptr;
};
class Labels3 {
    int x;
private
    float *data_;
};
