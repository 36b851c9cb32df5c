// A function that overrides several: what is said of them begins with the base of bases.
struct Shape { virtual float area() const; virtual void two(); };
struct Circle : Shape { float area() const; };
struct Triangle : Circle { double area() const override; int two(); };
struct Other { virtual int area() const; };
struct Both : Shape, Other { double area() const; };
