// Handlers that name no type, or one that nothing declares.
namespace N { struct E { int n; }; }
struct Own { int m; };
void used(int);
int global;
void f(int v) {
	try { used(1); } catch () { used(2); }
	try { used(1); } catch (3) { used(2); }
	try { used(1); } catch (v) { used(2); }
	try { used(1); } catch (used) { used(2); }
	try { used(1); } catch (global) { used(2); } catch (...) { used(3); }
	try { used(1); } catch (v::x) { used(2); }
	try { used(1); } catch (gone::x &e) { used(2); }
	try { used(1); } catch (const gone::x &e) { used(2); }
	try { used(1); } catch (gone::x e) { used(2); } catch (...) { used(3); }
	try { used(1); } catch (gone<int> &e) { used(3); }
	try { used(1); } catch (lost &e) { used(3); }
	try { used(1); } catch (const N::lost &e) { used(3); }
}
template <class T> void g(T t) {
	try { used(t); } catch (gone::x &e) { used(2); } catch (typename T::type &e) { used(3); }
}
void casts(int v) {
	int b = static_cast<gone::x *>(v) + 1;
	int d = reinterpret_cast<gone::y::z>(v);
	int e = static_cast<gone::x<int>>(v);
}

// What they name here is declared.
void h() {
	try { used(1); } catch (const N::E &e) { used(e.n); } catch (Own) { used(4); } catch (const Own *p) { used(p->m); } catch (int) { }
}
