// calls: known
// Names of functions, whose length in a template nobody knows, are converted to pointers.
struct Name {
	__host__ __device__ constexpr explicit Name(const char *text) : text(text) {}
	__host__ __device__ constexpr Name(const char *text, int) : text(text) {}
	const char *text;
};
template <class T> struct Of { struct End; };
__host__ __device__ constexpr Name find(Name name) { return name; }
template <class T> __host__ __device__ constexpr Name helper() { return ::find(::Name(__PRETTY_FUNCTION__)); }
template <class T> __host__ __device__ constexpr Name name_of() { return ::helper<typename Of<T>::End>(); }
__global__ void k(const char **p) { *p = name_of<int>().text; }
