/* The most derived class makes, copies and destroys the virtual bases of its bases [class.base.init]/13. */
struct root { virtual ~root(); };
template <class T> struct middle : virtual root { ~middle() override {} };
struct left : middle<int>, middle<float> { left(); ~left() override; };
struct bottom : left { ~bottom() override; };
bottom *made = new bottom;

template <class T> struct value { T v; value(T v) : v(v) {} value(const value &other) : v(other.v) {} };
struct number { template <class T> operator T() const { return T(); } };
struct numbered { numbered(long); numbered(const numbered &); virtual ~numbered(); value<int> v; };
template <class T> struct held { held(T) {} held(const held &) {} ~held() {} };
struct holder : virtual held<int> { holder() : held<int>(1) {} holder(const holder &); };
struct most : holder { most() : held<int>(int(number())) {} };
most *first = new most;
most *copy(const most &from) { return new most(from); }
void destroy(most *old) { delete old; }

/* An operator= that is declared implicitly overrides one of a base, and is in the table. */
struct assigned;
struct assignable { virtual assigned &operator=(const assigned &); virtual void operator=(int) {} };
struct part { part &operator=(const part &) { return *this; } };
struct assigned : assignable { assigned(); virtual void key(); part p; };
void assigned::key() {}
struct moved;
struct movable { virtual moved &operator=(moved &&); };
struct moved : movable { virtual void key(); part p; };
void moved::key() {}

/* What else is named is defined here. */
root::~root() {}
left::left() {}
left::~left() {}
bottom::~bottom() {}
numbered::numbered(const numbered &from) : v(from.v) {}
numbered::~numbered() {}
holder::holder(const holder &from) : held<int>(from) {}
assigned::assigned() {}
