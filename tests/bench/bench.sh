#!/bin/sh
# CPU seconds and peak memory of the whole pipeline beside the installed cudafe++, those of each tool in it, and what cicc takes for the
# device source beside the whole program. usage: bench.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
cuda=$(sh "$(dirname "$0")/../cuda_root.sh") || { echo "bench: skipped: no CUDA Toolkit is installed"; exit 0; }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

echo 'int main() { return 0; }' >"$work/runtime.cu"
cat >"$work/thrust.cu" <<'C'
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/reduce.h>
struct twice { __host__ __device__ int operator()(int x) const { return x * 2; } };
int main()
{
	thrust::device_vector<int> d(100, 3);
	thrust::sort(d.begin(), d.end());
	thrust::transform(d.begin(), d.end(), d.begin(), twice());
	return thrust::reduce(d.begin(), d.end());
}
C
cat >"$work/transform.cu" <<'C'
#include <thrust/device_vector.h>
#include <thrust/sequence.h>
#include <thrust/transform.h>
struct saxpy { float a; __host__ __device__ float operator()(float x, float y) const { return a * x + y; } };
int main()
{
	thrust::device_vector<float> x(100), y(100, 1.0f);
	thrust::sequence(x.begin(), x.end());
	thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), saxpy{ 2.0f });
	return static_cast<int>(y[99]);
}
C
cat >"$work/reduce.cu" <<'C'
#include <thrust/device_vector.h>
#include <thrust/reduce.h>
int main()
{
	thrust::device_vector<int> d(100, 3);
	return thrust::reduce(d.begin(), d.end());
}
C
cat >"$work/scan.cu" <<'C'
#include <thrust/device_vector.h>
#include <thrust/scan.h>
int main()
{
	thrust::device_vector<int> d(100, 3);
	thrust::inclusive_scan(d.begin(), d.end(), d.begin());
	return d[99];
}
C
cc -O2 "$(dirname "$0")/cpu_time.c" -o "$work/cpu_time" || exit 1
measure() { "$work/cpu_time" "$@" || { echo "$2 failed" >&2; return 1; }; }
options="--c++17 --static-host-stub --device-hidden-visibility --gnu_version=120200 --allow_managed --m64 --parse_templates"
printf '%-10s %8s %26s %26s %8s %8s\n' input MB 'cudafe++ (s, MB)' 'cu-tools (s, MB)' 'time' 'memory'
# preprocess NAME FILE MACRO...
preprocess() {
	name=$1 file=$2
	shift 2
	gcc -E -x c++ -D__CUDACC__ -D__NVCC__ -D__CUDA_ARCH_LIST__=750 -D__CUDACC_VER_MAJOR__=13 -D__CUDACC_VER_MINOR__=0 \
		-D__CUDACC_VER_BUILD__=88 -D__CUDA_API_VER_MAJOR__=13 -D__CUDA_API_VER_MINOR__=0 "$@" -I"$cuda/include" \
		-isystem "$cuda/include/cccl" -include cuda_runtime.h -m64 "$work/$name.cu" -o "$file"
}
for name in runtime thrust; do
	preprocess $name "$work/$name.ii" || exit 1
	reference=$(measure 7 "$cuda/bin/cudafe++" $options --gen_c_file_name "$work/ref.cpp" --stub_file_name s "$work/$name.ii") || exit 1
	ours=$(measure 25 "$bin/cudafe++" $options --gen_c_file_name "$work/our.cpp" --stub_file_name s "$work/$name.ii") || exit 1
	echo "$name $(wc -c <"$work/$name.ii") $reference $ours" |
		awk '{ printf "%-10s %8.1f %17.4f %8.0f %17.4f %8.0f %7.1fx %7.1fx\n", $1, $2 / 1e6, $3, $4 / 1024, $5, $6 / 1024, $3 / $5, $4 / $6 }'
done

# Each tool in the pipeline that the wrapper makes.
printf '\n%-10s %14s %14s %18s %22s\n' tools 'cu-parse (s)' 'cu-check (s)' 'cu-emit-host (s)' 'share of cu-check'
for name in runtime thrust; do
	stages=$(measure 25 "$bin/cu-parse" --c++17 --gnu_version=120200 "$work/$name.ii" '|' "$bin/cu-check" '|' "$bin/cu-emit-host") || exit 1
	echo "$name $stages" |
		awk '{ printf "%-10s %14.4f %14.4f %18.4f %20.1f %%\n", $1, $2, $4, $6, 100 * $4 / ($2 + $4 + $6) }'
done

# The device half: of programs that are little more than one algorithm each, and of the one above.
[ -x "$cuda/nvvm/bin/cicc" ] || { echo "bench: no cicc is installed"; exit 0; }
printf '#!/bin/sh\n%s/cu-parse --c++17 --gnu_version=120200 "$1" | %s/cu-mark | %s/cu-emit-dev --source -o "$2"\n' "$bin" "$bin" "$bin" >"$work/device"
chmod +x "$work/device"
cicc() {
	measure 3 "$cuda/nvvm/bin/cicc" --c++17 --gnu_version=120200 --allow_managed -arch compute_75 -m64 --no-version-ident -ftz=0 \
		-prec_div=1 -prec_sqrt=1 -fmad=1 --include_file_name f.c -tused --gen_module_id_file --module_id_file_name "$work/id" \
		--orig_src_file_name thrust.cu --orig_src_path_name thrust.cu "$1" -o "$work/ptx"
}
printf '\n%-10s %18s %26s %26s %8s %14s\n' device 'MB, device source' 'cicc (s, MB)' 'of the source (s, MB)' time 'made in (s)'
for name in transform reduce scan thrust; do
	whole=$work/$name.cpp1.ii source=$work/$name.dev.ii
	preprocess $name "$whole" -D__CUDA_ARCH__=750 -DCUDA_DOUBLE_MATH_FUNCTIONS || exit 1
	made=$(measure 7 "$work/device" "$whole" "$source") && full=$(cicc "$whole") && device=$(cicc "$source") || exit 1
	echo "$name $(wc -c <"$whole") $(wc -c <"$source") $full $device $made"
done >"$work/rows" || exit 1
awk '
	function row(name, a, b, t, m, u, n, made) {
		printf "%-10s %8.1f %9.1f %17.4f %8.0f %17.4f %8.0f %8.2f %14.4f\n", name, a / 1e6, b / 1e6, t, m / 1024, u, n / 1024, u / t, made
	}
	{
		row($1, $2, $3, $4, $5, $6, $7, $8)
		size += $2; left += $3; time += $4; new += $6; made += $8
		most = $5 > most ? $5 : most; most_new = $7 > most_new ? $7 : most_new
	}
	END { row("sum, most", size, left, time, most, new, most_new, made) }' "$work/rows"
