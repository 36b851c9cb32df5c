#!/bin/sh
# Makes x86_builtins.def: what the builtin functions of x86 give, which the headers of g++'s intrinsics call. g++ says so itself: an
# incomplete type that is named after each of them. usage: x86_builtins.sh >x86_builtins.def
export LC_ALL=C
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
headers=$(dirname "$(echo '#include <immintrin.h>' | g++ -x c++ -E - | sed -n 's/^# 1 "\(.*immintrin.h\)".*/\1/p' | head -n 1)")
{
	echo '#include <x86intrin.h>'
	echo 'template <class> struct result; template <class> struct is;'
	echo 'template <class R, class... A> struct result<R(A...)> { using type = R; };'
	echo 'template <class R, class... A> struct result<R(A...) noexcept> { using type = R; };'
	grep -oh '__builtin_ia32_[a-z0-9][a-z0-9_]*' "$headers"/*.h | sort -u | sed 's/.*/is<result<decltype(&)>::type> of&;/'
} >"$work/asked.cc"
echo '/* What the builtin functions of x86 give, as x86_builtins.sh finds out: X86(name, element, count), count 0 where that is no vector.'
echo ' * Sorted by name. */'
g++ -std=c++17 -fsyntax-only -fmax-errors=0 "$work/asked.cc" 2>&1 |
	sed -n "s/.*aggregate 'is<\(.*\)> of__builtin_ia32_\(.*\)' has incomplete.*/\2 \1/p" | sort -k 1,1 | awk '
	{
		name = $1
		sub(/^[^ ]* /, "")
		count = 0
		if (match($0, /^__vector\([0-9]+\) /)) {
			count = substr($0, 10, RLENGTH - 11)
			sub(/^[^ ]* /, "")
		}
		if ($0 == "void*") next
		sub(/ int$/, ""); sub(/long long unsigned/, "unsigned long long"); sub(/short unsigned/, "unsigned short"); sub(/^_Float16$/, "float16")
		if ($0 == "unsigned") $0 = "unsigned_int"
		gsub(/ /, "_")
		if ($0 == "void") $0 = "none"
		text = "X86(" name ", " $0 ", " count ")"
		if (length(line) + length(text) > 138) { print line; line = "" }
		line = line (line == "" ? "" : " ") text
	}
	END { print line }'
