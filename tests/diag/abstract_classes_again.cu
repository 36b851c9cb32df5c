// Objects of abstract classes that lack a constructor, too; casts to them.
struct Ab { virtual void f() = 0; Ab(int); Ab(const Ab &) = delete; }; struct Ad { virtual void f() = 0; }; class Ap { virtual void f() = 0; Ap(); Ap(const Ap &); public: Ap(int); };
void t(Ab &a, Ad &d, Ap &p) { Ab x; Ab y(1); Ab z = a; Ab w("x"); Ad e; Ad g = d; Ap h; Ap i = p; Ap j(1, 2); Ab k = 1; Ab l[2]; Ab m{ 1, 2 }; new Ab; new Ab("x"); new Ap(p); Ab(1, 2); dynamic_cast<Ab>(a); dynamic_cast<Ad>(&d); const_cast<Ab>(a); reinterpret_cast<Ad>(d); static Ab n; throw a; }
struct H { Ab a; H() { } }; struct In : Ab { In() { } void f() { } }; Ab gl; extern Ab gex; 
