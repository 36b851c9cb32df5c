// Private default constructors that are trivial: of local variables and bases twice, of members not.
class trivial { trivial() = default; public: trivial(int); };
class other { other(); public: other(int); };
class initialized { initialized() = default; int x = 3; public: initialized(int); };
class guarded { protected: guarded() = default; };

struct members { trivial a; other b; initialized c; trivial d[2]; members() {} };
struct base : trivial { base() {} };
struct named_base : trivial { named_base() : trivial() {} };
struct friendly : guarded { friendly() {} };

trivial global;
void locals()
{
	trivial a, b[2];
	static trivial c;
	other d;
	initialized e;
	guarded f;
	trivial *p = new trivial;
	trivial(), trivial{};
	friendly g;
}
