// What overloaded functions are called that were found through using-directives or in inline namespaces, and the order of the notes.
namespace N {
inline namespace V {
void one(int);
void inside(int);
void inside(int, int);
template <class T> void of_template(T *);
}
void outside(int);
void outside(int, int);
}
namespace M {
using N::outside;
void own(int);
void own(int, int);
}
namespace Q {
using namespace N;
void through_directive()
{
	one("x");
	inside("x");
	outside("x");
	of_template(3);
}
}
void qualified()
{
	N::one("x");
	N::inside("x");
	N::V::inside("x");
	N::outside("x");
	M::own("x");
}
namespace N {
void within()
{
	inside("x");
	outside("x");
}
}
