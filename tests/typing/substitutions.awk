# A random program about expressions that are valid for some types only, which decltype asks: awk -f random.awk -v seed=N -v sets=N -f substitutions.awk
# name<T, U>(0) is an int where the expression is valid, otherwise a char.
BEGIN {
	seed_uniform(seed)
	types = split("int|int &|const int &|double|double &|bool &|char|int *|int *&|const int *|void *|E|E &|C|C &|N|N &|M|M &|const M &|M *|D *|D|N *|decltype(nullptr)|int (&)[3]|int (*)(int)|int M::*|int (int)|Plus|const Plus &|Convertible|Smart<int>|Smart<M> &|const Smart<M>|long Smart<int>::*", type, "|")
	count = split("add:tt + uu|sub:tt - uu|mul:tt * uu|rem:tt % uu|shl:tt << uu|eq:tt == uu|lt:tt < uu|land:tt && uu|assign:tt = uu|adda:tt += uu|mula:tt *= uu|inc:++tt|post:tt--|deref:*tt|subscript:tt[uu]|addr:&tt|neg:-tt|pos:+tt|flip:~tt|lnot:!tt|mem:tt.member|arrow:tt->member|call:tt(uu)|memf:tt.f()|conv:static_cast<T>(uu)|cond:true ? tt : uu|decl:T(uu)|size:tt.size()|first:*tt.begin()|get:tt.template get<U>()", item, "|")
	print "template <class...> using Void = void;\ntemplate <class T> T &&declared();\nenum E { e };\nenum class C { c };\nstruct N { };\nstruct M { int member; void f(); };\nstruct D : M { };"
	print "struct Plus { long operator+(int) const; friend Plus operator+(N, const Plus &); bool operator==(const Plus &) const; int operator()(double); Plus &operator++(); char operator[](C); };"
	print "struct Convertible { operator int() const; };"
	print "template <class T> struct Smart { T &operator*() const; T *operator->() const; explicit operator bool() const; int size() const; T *begin(); template <class U> U get() const; friend int operator-(Smart, T); };"
	for (i = 1; i <= count; i++) {
		split(item[i], part, ":")
		name[i] = part[1]
		expression = substr(item[i], length(name[i]) + 2)
		gsub(/tt/, "declared<T>()", expression)
		gsub(/uu/, "declared<U>()", expression)
		printf "template <class T, class U> auto %s(int) -> decltype(%s, 1);\ntemplate <class T, class U> char %s(...);\n", name[i], expression, name[i]
	}
	print "void test()\n{"
	for (j = 1; j <= sets; j++)
		for (i = 1; i <= count; i++)
			printf "\t%s<%s, %s>(0);\n", name[i], type[1 + int(uniform() * types)], type[1 + int(uniform() * types)]
	print "}"
}
