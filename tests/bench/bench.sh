#!/bin/sh
# CPU seconds and peak memory of the whole pipeline beside the installed cudafe++; and what cicc takes for the device source beside
# the whole program. usage: bench.sh BIN_FOLDER
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

# The device half.
[ -x "$cuda/nvvm/bin/cicc" ] || { echo "bench: no cicc is installed"; exit 0; }
preprocess thrust "$work/thrust.cpp1.ii" -D__CUDA_ARCH__=750 -DCUDA_DOUBLE_MATH_FUNCTIONS || exit 1
printf '#!/bin/sh\n%s/cu-parse --c++17 --gnu_version=120200 %s | %s/cu-mark | %s/cu-emit-dev --source -o %s\n' \
	"$bin" "$work/thrust.cpp1.ii" "$bin" "$bin" "$work/thrust.dev.ii" >"$work/device"
chmod +x "$work/device"
cicc() {
	measure 3 "$cuda/nvvm/bin/cicc" --c++17 --gnu_version=120200 --allow_managed -arch compute_75 -m64 --no-version-ident -ftz=0 \
		-prec_div=1 -prec_sqrt=1 -fmad=1 --include_file_name f.c -tused --gen_module_id_file --module_id_file_name "$work/id" \
		--orig_src_file_name thrust.cu --orig_src_path_name thrust.cu "$1" -o "$work/ptx"
}
made=$(measure 7 "$work/device") && full=$(cicc "$work/thrust.cpp1.ii") && device=$(cicc "$work/thrust.dev.ii") || exit 1
printf '\n%-10s %18s %26s %26s %14s\n' device 'MB, device source' 'cicc (s, MB)' 'of the source (s, MB)' 'made in (s)'
echo "thrust $(wc -c <"$work/thrust.cpp1.ii") $(wc -c <"$work/thrust.dev.ii") $full $device $made" |
	awk '{ printf "%-10s %8.1f %9.1f %17.4f %8.0f %17.4f %8.0f %14.4f\n", $1, $2 / 1e6, $3 / 1e6, $4, $5 / 1024, $6, $7 / 1024, $8 }'
