#!/bin/sh
# Bad input: every tool says something clear, exits with the right status, in time, and leaves nothing behind.
# usage: robustness_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1

# exits STATUS NAME COMMAND...: the status must agree, and a failure must be explained on stderr.
exits() {
	want=$1 name=$2
	shift 2
	timeout 60 "$@" >stdout 2>stderr
	got=$?
	if [ "$got" != "$want" ] || { [ "$want" != 0 ] && [ ! -s stderr ]; }; then
		fail "$name: status $got, expected $want; stderr: $(head -c 200 stderr)"
	else
		pass
	fi
}
absent() {
	if ls "$1"* >/dev/null 2>&1; then fail "$2 left $(ls "$1"*)"; else pass; fi
}
repeat() { awk -v n="$2" -v s="$1" 'BEGIN { for (i = 0; i < n; i++) printf "%s", s }'; }

printf '' >empty.ii
head -c 100000 /dev/urandom >junk.ii
printf 'int a;\0int c;\n' >nul.ii
{ printf 'int x = '; repeat '(' 30000; printf 1; repeat ')' 30000; echo ';'; } >parens.ii
{ printf 'int x = '; repeat '(' 500000; } >open_parens.ii
{ repeat '{' 100000; } >open_braces.ii
{ repeat 'namespace a {' 50000; } >namespaces.ii
{ printf 'template<class T> struct X; '; repeat 'X<' 100000; printf 'int'; repeat '>' 100000; echo ' x;'; } >templates.ii
{ printf 'void f() {'; repeat 'if (1) ' 30000; echo ';}'; } >ifs.ii
{ repeat "enum A : " 100000; echo 'int {} x;'; } >enums.ii
# Types that hold two of a type that holds two of …: as trees they are enormous.
awk 'BEGIN { print "struct S0 { int x; };"; for (i = 0; i < 60; i++) printf "struct S%d { S%d a, b; };\n", i + 1, i; print "S60 v; void f() { S60 w; new S60; }" }' >doubled.ii
awk 'BEGIN { print "template<class A, class B> struct P {}; typedef int T0;"; for (i = 0; i < 60; i++) printf "typedef P<T%d, T%d> T%d;\n", i, i, i + 1;
	print "T60 f(T60 &) {} T60 v;" }' >pairs.ii
{ printf 'void f() { int x;'; repeat 'if (x) x++; else ' 50000; echo ';}'; } >else_chain.ii
{ printf 'int x = 1'; repeat ' + 1' 500000; echo ';'; } >long_sum.ii
{ printf 'int '; repeat '*' 100000; echo 'p;'; } >pointers.ii
awk 'BEGIN { print "struct S { int n;"; for (i = 0; i < 40; i++) printf "S *p%d = n > %d ? new S{ n - 1 } : nullptr;\n", i, i; print "}; S *f(int n) { return new S{ n }; }" }' >own_initializers.ii
{ echo "extern \"C\" unsigned __cudaPushCallConfiguration(int, int); __attribute__((global)) void k(int); void f() { k"; repeat "<<<1, 1>>>(1)" 100000; echo "; }"; } >launches.ii
{ printf 'int x; '; repeat 'extern int a_name_that_is_rather_long_and_does_not_matter_at_all; ' 1000000; } >line64.ii
echo 'const char *s = "abc' >string.ii
echo 'const char *s = R"x(abc' >raw.ii
echo '/* abc' >comment.ii
echo "int \$x, \\u00e9; # 12 \"f" >odd.ii
echo 'int main() { return 0; }' >good.ii

exits 0 "empty file" "$bin/cu-parse" empty.ii -o out.il
for tool in cu-check cu-mark cu-emit-host cu-emit-dev cu-dump; do
	exits 4 "$tool on an empty file" "$bin/$tool" empty.ii -o new.out
	exits 4 "$tool on junk" "$bin/$tool" junk.ii -o new.out
	exits 4 "$tool on a source file" "$bin/$tool" good.ii -o new.out
	exits 4 "$tool on a missing file" "$bin/$tool" missing -o new.out
	exits 4 "$tool on a folder" "$bin/$tool" / -o new.out
	exits 0 "$tool --help" "$bin/$tool" --help
	absent new.out "$tool"
done
if script -qec true /dev/null >/dev/null 2>&1; then
	script -qec "'$bin/cu-parse' good.ii" /dev/null >terminal </dev/null
	expect "no IL on a terminal" grep -q 'a terminal shows no IL' terminal
	expect "nothing but that" [ "$(wc -l <terminal)" -eq 1 ]
else
	skip # without script(1), which makes a terminal
fi
exits 4 "missing source" "$bin/cu-parse" missing.ii -o new.out
exits 4 "folder" "$bin/cu-parse" / -o new.out
exits 2 "junk" "$bin/cu-parse" junk.ii -o out.il
exits 0 "NUL byte" "$bin/cu-parse" nul.ii -o out.il
expect "NUL byte: a warning" grep -q 'null (zero) character in input line ignored' stderr
exits 2 "open parentheses" "$bin/cu-parse" open_parens.ii -o out.il
exits 2 "open braces" "$bin/cu-parse" open_braces.ii -o out.il
exits 2 "open namespaces" "$bin/cu-parse" namespaces.ii -o out.il
exits 2 "unclosed string" "$bin/cu-parse" string.ii -o out.il
exits 2 "unclosed raw string" "$bin/cu-parse" raw.ii -o out.il
exits 2 "unclosed comment" "$bin/cu-parse" comment.ii -o out.il
exits 0 "nested parentheses" "$bin/cu-parse" parens.ii -o out.il
exits 0 "nested ifs" "$bin/cu-parse" ifs.ii -o out.il
# As much of the stack as there is, and no more.
# What took quadratic time, or worse, in sizes that show it.
awk 'BEGIN { for (i = 1; i <= 50000; i++) printf "void f(int (*)[%d]);\n", i }' >overloads.ii
awk 'BEGIN { for (i = 0; i < 50000; i++) printf "namespace a%d { } using namespace a%d;\n", i, i }' >directives.ii
{ repeat '#pragma nv_diagnostic push
#pragma nv_diag_suppress 177
' 30000; repeat '#pragma nv_diagnostic pop
' 30000; } >pragmas.ii
{ echo 'template<class T> void f() { int x; x = '; repeat 'T::template a<' 600; printf T; repeat '>::b' 600; echo '; }'; } >dependent.ii
echo 'template<class T> struct X { struct Y { static const int e; }; } X<T>::Y::e;' >own_class.ii
{ printf 'void f(int n) {'; repeat 'if (n) ' 60000; echo ';}'; } >blocks.ii
repeat 'void f(int, int);
' 100000 >redeclared.ii
awk 'BEGIN { print "struct S {"; for (i = 0; i < 100000; i++) printf "union { int a%d; float b%d; };\n", i, i; print "};" }' >anonymous.ii
awk 'BEGIN { print "class S { int x;"; for (i = 0; i < 30000; i++) printf "friend class F%d;\n", i; print "};"
	for (i = 0; i < 30000; i++) printf "class F%d { int f(S &s) { return s.x; } };\n", i }' >friends.ii
echo 'struct S { S a, b, c, d, e; }; S s; void f() { S t{ }; new S; } constexpr S c{ };' >holds_itself.ii
echo 'struct A { virtual ~A(); }; struct B : A { B(); }; struct A : B { ~A(); }; B::B() { } B *f() { return new B; } A *g() { return new A; }' >derives_from_itself.ii
cat >chain.ii <<'END'
template<class T> struct Chain : Chain<T *> { T member; };
template<class T> Chain<T> chained(Chain<T> c) { return c; }
void f() { Chain<int> a, b = a; chained(a); b = a; }
END
{ echo 'struct P0 { int x = 0; };'; awk 'BEGIN { for (i = 1; i <= 30; i++) printf "struct P%d { P%d a, b, c; };\n", i, i - 1 }'; echo 'const P30 *p; void f() { const P9 q; }'; echo 'const P22 r;'; } >parts.ii
{ echo 'const double d0 = 1;'; awk 'BEGIN { for (i = 1; i <= 60; i++) printf "const double d%d = d%d * d%d + d%d;\n", i, i - 1, i - 1, i - 1 }'; echo 'float f = d60; int i = (int)d60;'; } >products.ii
quick() { exits 0 "$1 in time" timeout "${QUICK:-10}" "$bin/cu-parse" "$1.ii" -o out.il; }
for source in overloads directives pragmas dependent own_class blocks redeclared anonymous friends chain doubled parts products; do quick $source; done
exits 0 "check of products in time" timeout "${QUICK:-10}" "$bin/cu-check" out.il -o checked.il
for source in holds_itself derives_from_itself; do exits 2 "$source in time" timeout "${QUICK:-10}" "$bin/cu-parse" $source.ii -o out.il; done
# lambdas in operands in bodies of lambdas: each could be parsed for the operand's type and again where it stands
for name in holder take; do
	{ echo 'template<class T> struct holder; template<class T> void take(T); void f() {'; repeat "$name<decltype([] { " 300; repeat '}())>(1);' 300; echo '}'; } >nested.ii
	timeout "${QUICK:-10}" "$bin/cu-parse" --std=c++20 nested.ii -o out.il >/dev/null 2>&1
	[ $? -ne 124 ] || fail "nested operands of $name: not in time"
done
echo '__attribute__ ( ( launch_bounds ( __attribute__ ( (' >open_attributes.ii
exits 2 "open attributes in time" timeout "${QUICK:-10}" "$bin/cu-parse" open_attributes.ii -o out.il
# a bit-field whose width is cut off
echo 'struct S { int bits :' >open_width.ii
exits 2 "open width" "$bin/cu-parse" open_width.ii -o open_width.il
# a launch that the end of the source cuts short: what is left can be read
echo 'f ( int { ( ki <<< ( ; > (' >open_launch.ii
exits 2 "open launch" "$bin/cu-parse" open_launch.ii -o open_launch.il
exits 0 "IL of an open launch" "$bin/cu-dump" -s open_launch.il
{ printf 'struct P { int x, y; }; static_assert('; repeat '(P{ 1, { 1, 3 }) + ' 300; echo '1);'; } >crossed_brackets.ii
exits 2 "brackets that cross in time" timeout "${QUICK:-10}" "$bin/cu-parse" crossed_brackets.ii -o out.il
# a type that was there before an assertion that is cut off: what that has made goes again
printf 'X<decltype(l)>; static_assert(decltype(l)' >open_assertion.ii
exits 2 "open assertion" "$bin/cu-parse" open_assertion.ii -o open_assertion.il
exits 0 "IL of an open assertion" "$bin/cu-dump" -s open_assertion.il
exits 2 "open parentheses in time" timeout "${QUICK:-10}" "$bin/cu-parse" open_parens.ii -o out.il
# one line with many functions, of which every other one goes
{ i=0; while [ $i -lt 12000 ]; do printf 'int h%d(int x) { return x; } __attribute__((device)) int d%d(int x) { return x; } ' $i $i; i=$((i + 1)); done; echo; } >line.ii
"$bin/cu-parse" --bodies=used line.ii | "$bin/cu-mark" >line.il
exits 0 "device source of one line in time" timeout "${QUICK:-10}" "$bin/cu-emit-dev" --source line.il -o line.dev.ii
"$bin/cu-parse" redeclared.ii -o redeclared.il
exits 0 "marks of one function that is declared many times in time" timeout "${QUICK:-10}" "$bin/cu-mark" redeclared.il -o out.il
# one function with many extended lambdas
{ echo 'template<class T> void take(T); void f(int n) {'; repeat 'take([=]__attribute__((device)) { return n; }); ' 12000; echo '}'; } >lambdas.ii
"$bin/cu-parse" --leave_diagnostics lambdas.ii -o lambdas.il
exits 0 "check of extended lambdas in time" timeout "${QUICK:-10}" "$bin/cu-check" --extended-lambda lambdas.il -o checked.il
exits 0 "host file of extended lambdas in time" timeout "${QUICK:-10}" "$bin/cu-emit-host" --extended-lambda --stub_file_name=s \
	--gen_c_file_name=lambdas.cpp checked.il
awk 'BEGIN { for (i = 0; i < 700; i++) printf "struct C%d { int (*f)(int) = [](int x) { return x + %d; }; };\nC%d c%d;\ntemplate <int> struct T%d { static inline auto s = [](int x) { return x; }; };\nint t%d = T%d<1>::s(2);\nstatic auto v%d = [] { };\n", i, i, i, i, i, i, i, i }' >initialized.ii
"$bin/cu-parse" --bodies=used initialized.ii -o initialized.il
exits 0 "symbols of closures in initializers in time" timeout "${QUICK:-10}" "$bin/cu-dump" --mangled initialized.il
# Lists of template arguments that lack their >: each is read again in those around, as far as they are taken for such.
for nest in 'take<' 'size<1 + ' 'holder<size<take<' 'take<(take<' 'take<1, '; do
	{ echo 'template<class T> struct holder; template<int N> struct size; template<class T> void take(T); void f() {'; repeat "$nest" 60; echo '3; }'; } >unclosed.ii
	timeout "${QUICK:-10}" "$bin/cu-parse" unclosed.ii -o out.il >/dev/null 2>&1
	[ $? -ne 124 ] && pass || fail "nested $nest without >: not in time"
done
# Of template arguments that are sums with specializations only some are closed: what names a class is no operand, and read once.
for closed in 0 20 40; do
	{ echo 'template<int N> struct size; int sum ='; repeat 'size<1 + ' 40; echo 3; repeat '> ' $closed; echo '(1);'; } >sums.ii
	timeout "${QUICK:-10}" "$bin/cu-parse" sums.ii -o out.il >/dev/null 2>&1
	[ $? -lt 3 ] && pass || fail "nested sums with $closed > of 40: not in time, or too large"
done
# Template arguments in template arguments: whether each is a type, what it is and what its value is are asked, and that is found.
nested() {
	{ printf '%s static_assert(0 > ' "$before"; repeat "$1" 100; printf 1; repeat "$2" 100; echo "); }; $after"; } >nested.ii
	exits 2 "nested $1…$2 in time" timeout "${QUICK:-10}" "$bin/cu-parse" --std=c++20 nested.ii -o nested.il
	expect "value of nested $1…$2" grep -q 'static assertion failed' stderr
}
before='template<int N, int M = 0> struct A { static const int v = N; }; template<int N> using I = A<N>;
template<int N> constexpr int v = N; template<int N> constexpr int h() { return N; } constexpr int g(int n) { return n; } struct S {'
after=''
nested 'A<' '>::v + 0'
nested 'A<' '>::v'
nested 'A<1, ' '>::v + 1'
nested 'I<' '>::v + 0'
nested 'A<g(' ')>::v'
nested 'h<' '>()'
nested 'v<' '>'
before='template<int N> struct A { static const int v = N; }; template<int K> struct S {' after='S<1> s;'
nested 'A<' '>::v + K'
nested 'A<K + ' '>::v'
# Operands, bounds and requirements in others of their kind: each is asked for its type or value, and read where it stands.
deep() {
	{ printf '%s ' "$1"; repeat "$2" "${5:-40}"; printf '%s' "$3"; repeat "$4" "${5:-40}"; echo "$after"; } >deep.ii
	exits 2 "deep $2…$4 in time" timeout "${QUICK:-10}" "$bin/cu-parse" --std=c++20 deep.ii -o deep.il
	expect "value of deep $2…$4" grep -q 'static assertion failed' stderr
}
after=' b; static_assert(sizeof(b) == 3);'
deep 'template<class T> struct A { typedef T type; };' 'A<decltype(' int '())>::type'
after='; static_assert(!b);'
deep 'constexpr bool b =' 'requires { requires ' 'true' '; }'
after=') == 2);'
deep 'static_assert(sizeof(char' '[sizeof(char' '[7]' ')]'
deep 'typedef char T; static_assert(sizeof(T' '[alignof(T' '[7]' ')]'
# Recursion of templates without end: where each instance leads to two, it ends when it has gone too deep some times.
endless() {
	mode=$1
	echo "$2" >endless.ii
	timeout "${QUICK:-10}" "$bin/cu-parse" --std=c++20 $mode --stats endless.ii -o out.il >stdout 2>stderr
	[ $? -ne 124 ] || fail "recursion without end is not in time: $2"
	made=$(sed -n 's/^instances of classes \([0-9]*\), of functions \([0-9]*\);.*/\1 \2/p' stderr stdout | awk '{ print $1 + $2 }')
	expect "${made:-no known number of} instances of $2" [ "${made:-99999}" -lt 80000 ]
}
boxes='template<class T> struct A {}; template<class T> struct B {};'
endless --bodies=used "$boxes template<class T> int f() { return f<A<T>>() + f<B<T>>(); } int m() { return f<int>(); }"
endless '' "$boxes template<class T> constexpr int f() { return f<A<T>>() + f<B<T>>(); } int m() { return f<int>(); }"
endless --bodies=used "$boxes template<class T> int f(T) { return f(A<T>()) + f(B<T>()); } int m() { return f(1); }"
endless --bodies=used "template<class T> int f(T t) { auto a = [=] { return t; }; auto b = [=] { return t; }; return f(a) + f(b); } int m() { return f(1); }"
endless --bodies=used "template<class... T> int f(T... t) { return f(t..., 1) + f(t..., 'c'); } int m() { return f(1); }"
endless --bodies=used "template<class T> int v = v<T *> + v<T &>; int m() { return v<int>; }"
endless --bodies=used "template<int N> struct L { template<int M> int g() { return L<N + M>().template g<M + 1>() + g<M + 1>(); } };
int m() { return L<0>().g<1>(); }"
endless '' "template<int N> struct I {}; template<int N> auto f(I<N>) -> decltype(f(I<N + 1>()) + f(I<N + 2>())); int m() { return f(I<0>()); }"
endless '' "template<int N> struct C : C<N + 1>, C<N + 2> {}; C<0> c;"
endless '' "$boxes template<class T> struct C : C<A<T>>, C<B<T>> {}; C<int> c;"
small() { name=$1 source=$2; exits 2 "$name, small stack" sh -c "ulimit -s 1024; '$bin/cu-parse' $source -o out.il"
	grep -q 'nested too deeply' stderr && pass || fail "$name: $(head -c 200 stderr)"; }
small "nested parentheses" parens.ii
small "nested ifs" ifs.ii
small "enumerations as underlying types" enums.ii
awk 'BEGIN { for (i = 0; i < 200000; i++) printf "struct B%d { int x;\n", i }' >classes.ii
exits 2 "nested classes" "$bin/cu-parse" classes.ii -o out.il
expect "nested classes: too many" grep -q 'nested too deeply' stderr
exits 0 "doubled members" "$bin/cu-parse" doubled.ii -o out.il
exits 0 "doubled template arguments" "$bin/cu-parse" pairs.ii -o out.il
exits 0 "long else chain" "$bin/cu-parse" else_chain.ii -o out.il
exits 0 "long sum" "$bin/cu-parse" long_sum.ii -o out.il
exits 0 "many pointers" "$bin/cu-parse" pointers.ii -o out.il
exits 0 "members that make their own class" "$bin/cu-parse" own_initializers.ii -o out.il
timeout 60 "$bin/cu-parse" templates.ii -o out.il 2>/dev/null
expect "nested templates" [ $? -lt 124 ]
timeout 60 "$bin/cu-parse" odd.ii -o out.il 2>/dev/null
expect "odd tokens" [ $? -lt 124 ]
exits 0 "a 64 MB line" "$bin/cu-parse" line64.ii -o out.il
rm -f line64.ii out.il

"$bin/cu-parse" good.ii -o good.il
size=$(wc -c <good.il)
for cut in 1 10 100 500 $((size / 2)) $((size - 1)); do
	head -c "$cut" good.il >cut.il
	exits 4 "IL cut at $cut" "$bin/cu-dump" cut.il -o new.out
done
absent new.out "cu-dump"
exits 4 "full disk" sh -c "'$bin/cu-parse' good.ii >/dev/full"
exits 4 "full disk for help" sh -c "'$bin/cu-mark' --help >/dev/full"
exits 4 "unwritable output" "$bin/cu-parse" good.ii -o "$work/no/such/folder/out.il"
"$bin/cu-parse" good.ii 2>err | true
exits 4 "cudafe++ without a file" "$bin/cudafe++"
exits 4 "cudafe++ with an unknown option" "$bin/cudafe++" --no-such-option good.ii
exits 4 "cudafe++ on a missing file" "$bin/cudafe++" --gen_c_file_name new.out missing.ii
exits 2 "cudafe++ on errors" "$bin/cudafe++" --gen_c_file_name new.out string.ii
absent new.out "cudafe++"
exits 0 "cudafe++" "$bin/cudafe++" --gen_c_file_name out.cpp good.ii
expect "there is output" [ -s out.cpp ]
exits 4 "launches of launches: too many errors" "$bin/cudafe++" --gen_c_file_name new.out launches.ii
absent new.out "cudafe++"

finish
