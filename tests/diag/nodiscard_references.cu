// References to objects of a class that says nodiscard, where the full-expression also makes such an object, or calls what says so itself.
[[nodiscard]] int value();
[[nodiscard]] void nothing();
__attribute__((warn_unused_result)) int used();
struct [[nodiscard]] S {
    S();
    S(const S &);
    ~S();
    S &operator=(const S &);
    S &member(int);
    [[nodiscard]] S &marked();
    operator int();
    int r;
};
struct U {
    [[nodiscard]] U(int);
    U &operator=(const U &);
    [[nodiscard]] operator int();
    int v;
};
struct P {
    [[nodiscard]] S &operator*();
    [[nodiscard]] S *operator->();
    [[nodiscard]] bool operator==(int);
};
template <class T> [[nodiscard]] T &same(T &t) { return t; }
template <class T> T &other(T &t) { return t; }
[[nodiscard]] constexpr int one() { return 1; }
enum [[nodiscard]] E { e1 };
E enumeration();
E &reference(int);
E &again(E &);
S &chain(S &, int);
int plain(int);
int both(int, int);
bool condition();

void operands(S &s, S &c, U &u, P &p, S a[])
{
    s = same(c);
    s = other(c);
    s = a[value()];
    s = a[plain(1)];
    chain(s, value());
    chain(s, used());
    chain(s, u);
    chain(s, U(1).v);
    chain(s, one() + 1);
    chain(s, sizeof(value()));
    chain(chain(s, value()), 1);
    chain(s, [] { return value(); }());
    s.member(value());
    s.marked().member(1);
    s = *p;
    p->member(1);
    s = p == 1 ? s : c;
    u = U(1);
    reference(value());
    reference(enumeration());
    reference(S().r);
    again(reference(1));
    nothing(), s = c;
}

int sequences(S &s, S &c)
{
    value(), s = c;
    s = c, value();
    (s = c), plain(value());
    plain(1), s = c, plain(value());
    plain(S().r), s = c, s = c.member(1);
    condition() ? (s = c) : (s = c.member(value()));
    condition() ? (s = c, 1) : plain(value());
    plain(({ s = c; 1; }) + value());
    if (value())
        s = c;
    for (int i = value(); i < value(); s = c)
        ;
    for (;; s = c, plain(value()))
        if (condition())
            break;
    int x = (s = c, value()), y = (s = c, 1);
    int before[2] = { (s = c, 1), value() };
    int behind[2] = { value(), (s = c, 1) };
    both(value(), (s = c, 1));
    new int[value()]{ (s = c, 1) };
    before[(s = c, value())] = behind[x] + (s = c, y);
    return s = c, value();
}
