#!/bin/sh
# What the module id of relocatable device code is made from: ours, and the installed tool's where there is one, for programs of a
# line each. Host code that names a kernel or device variable which is a template or has internal linkage needs the id at once: only
# what is defined before counts. usage: module_id_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"

# The entity in an id, "none" where the time and the process stand for it.
entity() { sed 's/^_[0-9a-f]*_3_m_i_//; s/^[0-9a-f]\{8\}_[0-9]*$/none/' "$work/id"; }

# id FRONT_END FILE: makes the id
id() {
	rm -f "$work/id"
	"$1" --c++17 --gnu_version=120200 --orig_src_file_name m_i --orig_src_path_name /m_i --allow_managed --extended-lambda --device-c \
		--m64 --parse_templates --gen_c_file_name "$work/c" --stub_file_name s --gen_module_id_file --module_id_file_name "$work/id" \
		"$2" >"$work/log" 2>&1
}

cat >"$work/programs" <<'PROGRAMS'
_Z1zv KERNEL void z() { }
r static int a; constexpr int &r = a;
_Z1zv KERNEL void z() { k<int><<<1, 1>>>(1); }
_Z1zv KERNEL void z() { auto l = [](auto x) { k<<<1, 1>>>(x); }; l(1); }
none KERNEL inline void l() { k<int><<<1, 1>>>(1); } void z() { }
_Z1zv void z() { } KERNEL inline void l() { k<int><<<1, 1>>>(1); }
none void z(); KERNEL inline void l() { k<int><<<1, 1>>>(1); } void z() { }
none KERNEL template<class T> void l(T t) { k<<<1, 1>>>(t); } void z() { }
none KERNEL template<class T> void l(T t) { auto p = &k<int>; } void z() { }
none KERNEL template<class T> struct C { void f() { k<T><<<1, 1>>>(T()); } }; void z() { }
none KERNEL struct C { void f() { k<int><<<1, 1>>>(1); } static void z(); }; void C::z() { }
_Z1zv KERNEL template<class T> struct C { void f(); }; void z() { } template<class T> void C<T>::f() { k<T><<<1, 1>>>(T()); }
none KERNEL inline void l() { static_assert(sizeof(&k<int>) == 8); } void z() { }
none KERNEL inline void l(void (*p)(int) = k<int>) { } void z() { }
none KERNEL int z = (&k<int>, 1);
_Z1zv KERNEL template<class T> __attribute__((device)) void d() { auto p = k<T>; } void z() { }
none KERNEL template<class T> __attribute__((host)) __attribute__((device)) void d() { auto p = k<T>; } void z() { }
none namespace N { KERNEL } template<class T> void l() { using N::k; k<T><<<1, 1>>>(T()); } void z() { }
_Z1kv __attribute__((global)) void k() { } inline void l() { k<<<1, 1>>>(); } void z() { }
none static __attribute__((global)) void k(int) { } inline void l() { k<<<1, 1>>>(1); } void z() { }
none namespace { __attribute__((global)) void k(int) { } } inline void l() { k<<<1, 1>>>(1); } void z() { }
v __attribute__((device)) int v = 1; inline int *l() { return &v; } void z() { }
none static __attribute__((device)) int v; inline int l() { return sizeof(v); } void z() { }
none template<class T> __attribute__((constant)) int v; inline void *l() { return (void *)&v<int>; } void z() { }
_Z1zv static __attribute__((device)) int v; __attribute__((device)) inline int l() { return v; } void z() { }
_Z1fB1Tv struct __attribute__((abi_tag("T"))) S { int i; }; S f() { return { 1 }; }
s struct __attribute__((abi_tag("T"))) S { int i; }; S s = { 1 };
_ZN1n1sE struct __attribute__((abi_tag("T"))) S { int i; }; namespace n { S s = { 1 }; }
s __attribute__((abi_tag("T"))) int s = 1;
_Z1zv namespace { struct A { }; } void f(A *) { } void z() { }
_Z1zv namespace { struct A { }; } extern "C" int A::*f() { return 0; } void z() { }
_Z1zv namespace { template<class T> struct A { }; } template<class T> struct B { template<class U> struct C { }; }; B<int>::C<A<int>[3]> *f() { return 0; } void z() { }
_Z1zv namespace { enum E { e }; } void f(void (*)(const E &)) { } void z() { }
v namespace { struct A { }; } A *v = 0; void z() { }
_Z1zv auto l = [](int x) { return x; }; int f(decltype(l)) { return 1; } void z() { }
_Z1zv namespace n { inline constexpr auto l = [] { }; template<class T> struct A { }; } void f(n::A<decltype(n::l)> *) { } void z() { }
v auto l = [] { return 1; }; decltype(l) v{l}; void z() { }
_Z1fv namespace { struct A { }; int i; } template<int *> struct B { }; B<&i> *f() { return 0; } void z() { }
_Z1zv SYSTEM int USER z() { return 1; } int v = 1;
v USER int SYSTEM f() { return 1; } USER int v = 1;
v USER int SYSTEM s = 1; USER int v = 1;
s SYSTEM int USER s = 1; int v = 1;
PROGRAMS
while read -r expected program; do
	{
		echo 'unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);'
		printf '%s\n' "$program" | sed 's/KERNEL/template<class T> __attribute__((global)) void k(T) { }/
			s/SYSTEM/\n# 1 "h" 3\n/g; s/USER/\n# 1 "h"\n/g'
	} >"$work/m.ii"
	if [ -n "$reference" ]; then
		id cudafe++ "$work/m.ii"
		expect "the installed tool has $(entity), not $expected: $program" [ "$(entity)" = "$expected" ]
	else
		skip
	fi
	id "$bin/cudafe++" "$work/m.ii"
	expect "$(entity) instead of $expected: $program" [ "$(entity)" = "$expected" ]
done <"$work/programs"
finish
