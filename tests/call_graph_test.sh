#!/bin/sh
# The calls among kept functions: cu-mark --graph.
# usage: call_graph_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1

# check NAME EXPECTED: against what is in got
check() { same_text "$1" "$2" "$(cat got)"; }
# names: "NAME: SPACE" and "NAME -> NAME" instead of numbers
names() {
	awk -F'"' '/label="(__|implicit)/ { split($4, part, "\\\\n"); name[$2] = part[2]; print part[2] ": " part[1]; next }
		/->/ { print name[$2] " -> " name[$4] ($5 ~ /label/ ? " " $6 : "") }'
}

cat >g.cu <<'END'
# 1 "g.cu"
# 1 "sys.h" 1 3
__attribute__((device)) int in_header(int);
__attribute__((device)) int unused_in_header(int);
# 9 "g.cu" 2
__attribute__((device)) int leaf(int a) { return in_header(a); }
__attribute__((host)) __attribute__((device)) int both(int a) { return (leaf)(a) + leaf(a); }
struct Object {
	__attribute__((device)) Object(int);
	__attribute__((device)) ~Object();
	__attribute__((device)) int operator+(int);
	__attribute__((device)) int member();
};
template <class T> __attribute__((device)) int instantiated(T t) { return sizeof(leaf(1)); }
int on_host(int a) { return a; }
__attribute__((global)) void child(int *) { }
__attribute__((global)) void kernel(int *p)
{
	Object o(1);
	auto lambda = [=](int q) { return both(q); };
	int (*pointer)(int) = leaf;
	*p = o.member() + (o + 1) + lambda(2) + instantiated(3);
	child<<<1, 1>>>(p);
}
int main() { kernel<<<1, 1>>>(nullptr); return on_host(1); }
END
"$bin/cu-parse" --bodies=used g.cu -o g.il
"$bin/cu-mark" g.il -o marked.il --graph g.dot || exit 1
names <g.dot | grep -v '(T)' >got
check "calls" 'in_header(int): __device__
leaf(int): __device__
both(int): __host__ __device__
Object::Object(int): __device__
Object::~Object(): __device__
Object::operator+(int): __device__
Object::member(): __device__
child(int *): __global__
kernel(int *): __global__
instantiated<int>(int): __device__
lambda [](int)->int::operator()(int) const: __device__
leaf(int) -> in_header(int)
both(int) -> leaf(int)
kernel(int *) -> Object::Object(int)
kernel(int *) -> Object::~Object()
kernel(int *) -> Object::operator+(int)
kernel(int *) -> Object::member()
kernel(int *) -> child(int *) <<<>>>
kernel(int *) -> instantiated<int>(int)
kernel(int *) -> lambda [](int)->int::operator()(int) const
lambda [](int)->int::operator()(int) const -> both(int)'

# What an extended lambda's body calls, the host function around it does not; the kernel that it is handed to calls it.
cat >lambda.cu <<'END'
struct Object { __attribute__((device)) Object(int); };
struct Implicit { Object o = 1; };
__attribute__((device)) int leaf(int a) { return a; }
template <class F> __attribute__((global)) void apply(F f, int *p) { *p = f(*p); }
void on_host(int *p)
{
	apply<<<1, 1>>>([=] __attribute__((device)) (int q) { Object o(q); Implicit i; return leaf(q); }, p);
}
END
"$bin/cu-parse" --c++17 --extended-lambda --bodies=used lambda.cu | "$bin/cu-mark" -o lambda.il --graph lambda.dot || exit 1
names <lambda.dot >got
check "extended lambdas" 'Object::Object(int): __device__
leaf(int): __device__
apply(F, int *): __global__
on_host(int *): __host__
apply<lambda [](int)->int>(lambda [](int)->int, int *): __global__
Implicit::Implicit(): implicit
lambda [](int)->int::operator()(int) const: __device__
on_host(int *) -> apply<lambda [](int)->int>(lambda [](int)->int, int *) <<<>>>
apply<lambda [](int)->int>(lambda [](int)->int, int *) -> lambda [](int)->int::operator()(int) const
Implicit::Implicit() -> Object::Object(int)
lambda [](int)->int::operator()(int) const -> Object::Object(int)
lambda [](int)->int::operator()(int) const -> leaf(int)
lambda [](int)->int::operator()(int) const -> Implicit::Implicit()'
for name in ::apply ::leaf; do "$bin/cu-mark" lambda.il --why "$name" -o marked.il 2>&1 | head -n 1; done >got
check "--why with qualified names" 'routine@3 "apply(F, int *)" (a seed: a kernel)
routine@2 "leaf(int)" (a seed: a device function)'
"$bin/cu-mark" lambda.il --why ::leaf --why nothing --why ::apply -o marked.il 2>&1 | grep -v '^  ' >got
check "--why more than once" 'routine@2 "leaf(int)" (a seed: a device function)
cu-mark: nothing is named nothing; cu-dump --main-file shows what there is
routine@3 "apply(F, int *)" (a seed: a kernel)'
"$bin/cu-mark" lambda.il --why nothing::leaf -o marked.il >got 2>&1
echo "status $?" >>got
check "--why with a wrong qualifier" 'cu-mark: nothing is named nothing::leaf; there is leaf(int)
status 1'

echo '__attribute__((device)) int d(); __attribute__((global)) void k(int *p) { *p = d(); }' >small.cu
"$bin/cu-parse" small.cu | "$bin/cu-mark" -g - -o marked.il >got
check "the whole of a graph" 'digraph {
	rankdir=LR;
	node [shape=box];
	"routine@1" [label="__device__\nd()\nsmall.cu:1:29", style=filled, fillcolor=lightblue];
	"routine@2" [label="__global__\nk(int *)\nsmall.cu:1:63", style=filled, fillcolor=palegreen];
	"routine@2" -> "routine@1";
}'
"$bin/cu-parse" small.cu | "$bin/cu-mark" --graph small.dot | "$bin/cu-dump" --name k --kind routine | grep -o 'keep_in_il: *TRUE' >got
check "the IL is still on standard output" 'keep_in_il:            TRUE'
"$bin/cu-mark" --graph - g.il >got 2>&1
check "two outputs in one place" 'cu-mark: --graph - needs -o FILE: standard output is for the IL'
echo 'int main() { }' | "$bin/cu-parse" | "$bin/cu-mark" -g - -o marked.il >got
check "no device code" 'digraph {
	rankdir=LR;
	node [shape=box];
}'
head -c 200 g.il | "$bin/cu-mark" -g cut.dot -o cut.il >got 2>&1
echo "status $?, $(ls cut.* 2>/dev/null)" >>got
check "a truncated IL" 'cu-mark: standard input: truncated IL stream
status 4, '
if command -v dot >/dev/null 2>&1; then
	dot -Tsvg g.dot >got
	expect "Graphviz reads it" grep -q '</svg>' got
fi

cat >paths.cu <<'END'
# 1 "paths.cu"
# 1 "sys.h" 1 3
template <class T> struct a_class_template_with_a_long_name { T t; };
template <class T, class U> __attribute__((device)) T on_device(T t, a_class_template_with_a_long_name<U>, a_class_template_with_a_long_name<U>, a_class_template_with_a_long_name<U>) { return t; }
__attribute__((device)) bool operator<(a_class_template_with_a_long_name<a_class_template_with_a_long_name<int>>, a_class_template_with_a_long_name<a_class_template_with_a_long_name<int>>);
template <class T> __attribute__((global)) void kernel_of_library(T *p) { a_class_template_with_a_long_name<a_class_template_with_a_long_name<int>> u{}; *p = on_device(*p, u.t, u.t, u.t) + (u < u); }
template <class T> __attribute__((global)) void not_instantiated(T *p) { *p = 0; }
__attribute__((host)) __attribute__((device)) inline int leads_nowhere(int i) { return i; }
void launch(void (*)(int *));
template <class T> void through(T *p) { leads_nowhere(1); auto k = kernel_of_library<T>; launch(k); }
# 20 "paths.cu" 2
int main() { int i = leads_nowhere(2); through(&i); }
END
"$bin/cu-parse" --bodies=used paths.cu | "$bin/cu-mark" -g paths.dot -o marked.il
names <paths.dot >got
check "paths from the host to kernels, and short names" 'operator<(a_class_template_with_a_long_name<…>, a_class_template_with_a_long_name<…>): __device__
main(): __host__
through<int>(int *): __host__
kernel_of_library<int>(int *): __global__
on_device<…>(…): __device__
main() -> through<int>(int *)
through<int>(int *) -> kernel_of_library<int>(int *) &
kernel_of_library<int>(int *) -> operator<(a_class_template_with_a_long_name<…>, a_class_template_with_a_long_name<…>)
kernel_of_library<int>(int *) -> on_device<…>(…)'

cat >why.cu <<'END'
namespace n {
template <class T> struct box {
	T value;
	__attribute__((device)) operator int() const { return 1; }
	__attribute__((device)) T operator()(int) const { return value; }
	template <class U> __attribute__((device)) U to(U u) { return u; }
};
}
template <class T, int N> __attribute__((global)) void kernel(T) {}
template <class T> __attribute__((device)) int use(T t) { return t + t(1) + t.template to<long>(2); }
__attribute__((device)) int user(n::box<const char *> b, n::box<int> i) { return use(i); }
template __attribute__((global)) void kernel<const char *, 3>(const char *);
END
"$bin/cu-parse" --bodies=used why.cu -o why.il || fail "why.cu is not accepted"
for name in 'kernel<const char *, 3>' 'kernel<const char*,3>(const char *)' 'n::box<int>' 'n::box<int>::operator int' 'n::box<int>::operator()' \
	'n::box<int>::to<long>' 'n::box<int>::value' 'n::box<int>::operator' 'kernel<int, 3>'; do
	"$bin/cu-mark" why.il --why "$name" -o marked.il 2>&1 | head -n 2
done | sed 's/@[0-9]*//' >got
check "--why with names of instances" 'routine "kernel<const char *, 3>(const char *)"
  made from routine "kernel(T)" (a seed: a kernel)
routine "kernel<const char *, 3>(const char *)"
  made from routine "kernel(T)" (a seed: a kernel)
type "n::box<int>"
  made from type "n::box<T>"
routine "n::box<int>::operator int() const"
  made from type "n::box<T>"
routine "n::box<int>::operator()(int) const"
  made from type "n::box<T>"
routine "n::box<int>::to<long>(long)"
  made from routine "n::box<T>::to(U)"
field "n::box<int>::value"
  made from type "n::box<T>"
cu-mark: nothing is named n::box<int>::operator; there is n::box<T>::operator int() const, n::box<T>::operator()(int) const
cu-mark: nothing is named kernel<int, 3>; there is kernel(T)'

cat >asked.cu <<'END'
namespace n { inline namespace v1 {
template <class T, class U = T> struct C {
	enum E { one };
	typedef T type;
	__attribute__((device)) C(T) {}
	__attribute__((device)) ~C() {}
	__attribute__((device)) T f(const C<T, U> &) { return one; }
	__attribute__((device)) C operator+(C o) { return o; }
	__attribute__((device)) operator T *() const { return 0; }
};
} }
template <class T> __attribute__((device)) T variable = T(1);
template <class T> using pointer = T *;
namespace a::b { __attribute__((device)) int g(const char *) { return 1; } }
namespace { struct S { ~S(); int m; }; }
__attribute__((global)) void kernel(int *p)
{
	n::C<int> c(1), d = c + c;
	auto local = [](int q) { return q; };
	n::C<int>::type i = 0;
	pointer<int> q = c;
	S *s = nullptr;
	*p = c.f(d) + local(1) + variable<int> + i + *q + a::b::g("") + s->m;
}
END
"$bin/cu-parse" --bodies=used asked.cu -o asked.il || fail "asked.cu is not accepted"
while read -r name; do
	"$bin/cu-mark" asked.il --why "$name" -o marked.il 2>&1 | head -n 1
done >answers <<'END'
variable<int>
C<int>
n::C<int,int>
::n::v1::C<int, int>
C<int>::f
n::C<int>::f(const n::C<int> &)
n::C::f
C<int>::C
C::~C
~S
C<int>::operator +
operator+
C<int>::operator int*
n::C<int>::E
C<int>::one
C<int>::type
pointer<int>
::a
b::g(const char*)
(anonymous namespace)::S::m
kernel::local
lambda [](int)->int::operator()
asked.cu:19:15
_ZN1n2v11CIiiE1fERKS2_
_ZN1n2v11CIiiED1Ev
kernal
C<int>::g
C<float>
n::g
END
sed 's/@[0-9]*//' answers >got
check "--why with names that people type" 'variable "variable<int>"
type "n::v1::C<int, int>"
type "n::v1::C<int, int>"
type "n::v1::C<int, int>"
routine "n::v1::C<int, int>::f(const n::v1::C<int, int> &)"
routine "n::v1::C<int, int>::f(const n::v1::C<int, int> &)"
routine "n::v1::C<T, U>::f(const n::v1::C<T, U> &)"
routine "n::v1::C<int, int>::C(int)"
routine "n::v1::C<T, U>::~C()"
routine "<unnamed>::S::~S()"
routine "n::v1::C<int, int>::operator+(n::v1::C<int, int>)"
routine "n::v1::C<T, U>::operator+(n::v1::C<T, U>)"
routine "n::v1::C<int, int>::operator int *() const"
type "n::v1::C<int, int>::E"
variable "n::v1::C<int, int>::E::one"
type "n::v1::C<int, int>::type"
type "pointer<int>"
namespace "a" is kept around what is kept in it
routine "a::b::g(const char *)" (a seed: a device function)
field "<unnamed>::S::m"
variable "local"
routine "lambda [](int)->int::operator()(int) const"
type "lambda [](int)->int"
routine "n::v1::C<int, int>::f(const n::v1::C<int, int> &)"
routine "n::v1::C<int, int>::~C()"
cu-mark: nothing is named kernal; there is kernel(int *)
cu-mark: nothing is named C<int>::g; there is a::b::g(const char *)
cu-mark: nothing is named C<float>; there is n::v1::C<T, U>
cu-mark: nothing is named n::g; there is a::b::g(const char *)'
finish
