/* Friends that are specializations of function templates: calls find the template, not what the friend declares. */
struct Out { Out &operator<<(const char *) { return *this; } };
template <class T> class Shown;
template <class T> Out &operator<<(Out &out, Shown<T> &shown);
template <class T> int taken(Shown<T> &shown);
template <class T, class U> int both(T, U);
namespace n { template <class T> int inner(T); }
template <class T> class Shown {
	friend Out &operator<< <>(Out &, Shown<T> &);
	friend int taken<>(Shown &);
	friend int both<T, Shown *>(T, Shown *);
	friend int n::inner<Shown>(Shown);
	T value;
};
template <class T> Out &operator<<(Out &out, Shown<T> &shown) { shown.value = 1; return out; }
template <class T> int taken(Shown<T> &shown) { return shown.value; }
template <class T, class U> int both(T, U u) { return u->value; }
template <class T> int n::inner(T t) { return t.value; }
template <class T> int counted(T t) { return t.secret; }
class Plain { int secret = 1; friend int counted<Plain>(Plain); friend int both<>(int, Plain *); };
int use()
{
	Out out;
	Shown<int> shown;
	Plain plain;
	out << shown << "";
	return taken(shown) + both(1, &shown) + n::inner(shown) + counted(plain);
}
