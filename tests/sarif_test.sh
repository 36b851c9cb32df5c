#!/bin/sh
# Diagnostics as SARIF 2.1.0: what the programs of tests/diag give is valid, has what the text form has, and where the CUDA Toolkit
# is installed, its cudafe++ says the same. (It leaves out commas, and has levels that SARIF has not.) usage: sarif_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$here/diag" || exit 1
command -v jq >/dev/null 2>&1 || skip_all "no jq"
front_end() {
	flags=$(sed -n '1s,^// flags:,,p' "$program")
	"$@" --c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number $flags --stub_file_name s \
		--gen_c_file_name "$work/host.c" "$program" 2>&1
}
# What is wrong with the first log, beside what the text form has and the second log, if there is one, says. The numbers of some diagnostics are
# not known here.
problems='def is_valid: .version == "2.1.0" and (."$schema" | endswith("sarif-schema-2.1.0.json")) and (.runs | length == 1) and (.runs[0]
	| (.tool.driver.name | length > 0) and .columnKind == "unicodeCodePoints" and (.results | type == "array") and all(.results[];
		(.ruleId | test("^EC[0-9]+$|^[a-z_]+$")) and (.level | IN("note", "warning", "error")) and (.message.text | type == "string")
		and all((.locations // [])[], ((.relatedLocations // [])[] | select(.physicalLocation)); .physicalLocation
			| (.artifactLocation.uri | test("^file:///[!-~]*$")) and .region.startLine >= 1 and (.region.startColumn // 1) >= 1)));
def differences: [.[1, 0].runs[0].results] | transpose[] | if (.[1].ruleId // "" | test("^[a-z]")) then del(.[].ruleId) else . end
	| walk(if type == "string" then gsub("[[:cntrl:]]"; " ") else . end) | select(.[0] != .[1]) | { tool: .[0], our: .[1] };
(if .[0] | is_valid then empty else "no valid SARIF" end),
([.[0].runs[0].results[] | select(.ruleId != "EC3709")] | length | if . == $text then empty else "\(.) results, and \($text) in the text" end),
(if length == 2 then differences | "the installed tool says something else: \(.)" else empty end)'
for program in *.cu; do
	takes_turn 10 || continue
	front_end "$bin/cudafe++" --output_mode=sarif >"$work/our.json"
	text=$(grep -c '^[^ ].*: \(warning\|error\|remark\|catastrophic error\|internal error\)' "${program%.cu}.expected")
	if [ -n "$reference" ]; then
		front_end "$reference" --output_mode=sarif 2>/dev/null | # where it aborts, the shell says so
			sed '/^Aborted/d; s/}{"ruleId"/},{"ruleId"/g; s/}{"message"/},{"message"/g; s/},]/}]/g; s/"level":"remark"/"level":"note"/g; s/"level":"internal_error"/"level":"error"/g; s/}Error limit reached\.$/}/' |
			tr '[:cntrl:]' ' ' >"$work/tool.json" # it writes those of messages as they are
		set -- "$work/our.json" "$work/tool.json"
	else
		skip
		set -- "$work/our.json"
	fi
	jq -s -r --argjson text "$text" "$problems" "$@" >"$work/problems" 2>&1 && [ ! -s "$work/problems" ] && pass ||
		fail "$program: $(head -n 20 "$work/problems")"
done
# What JSON and URIs cannot have as it is.
program=odd.cu
printf '# 1 "a b/../c%%d\303\244.cu"\nvoid f() { break; } /* \377 \303\251\342\202\254 */ void g() { continue; }\nconst char *s = "\1\377";\nint @;\n' >"$work/odd.cu"
cd "$work" || exit 1
front_end "$bin/cudafe++" --output_mode=sarif >our.json
[ "$(jq -c '.runs[0].results[].locations[0].physicalLocation.region | [.startLine, .startColumn]' our.json | tr '\n' ' ')" = '[1,12] [1,43] [3,5] [3,5] ' ] &&
	pass || fail "columns: $(jq -c '.runs[0].results[].locations[0].physicalLocation.region' our.json)"
jq -r '.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri' our.json >uri
[ "$(cat uri)" = "file://$(pwd -P)/c%25d%C3%A4.cu" ] && pass || fail "URI: $(cat uri)"
[ $skipped -eq 0 ] || echo "SARIF: comparison with the tool skipped: $no_reference"
finish
