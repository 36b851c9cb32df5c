4|error||calling a __device__ function("T::~T()") from a __host__ function("f1") is not allowed
4|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f1") is not allowed
5|error||calling a __device__ function("T::~T()") from a __host__ function("f2") is not allowed
5|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f2") is not allowed
6|error||calling a __device__ function("T::~T()") from a __host__ function("f3") is not allowed
6|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f3") is not allowed
7|error||calling a __device__ function("T::~T()") from a __host__ function("f4") is not allowed
7|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f4") is not allowed
10|error||calling a __device__ function("T::~T()") from a __host__ function("f7") is not allowed
10|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f7") is not allowed
11|error||calling a __device__ function("T::~T()") from a __host__ function("f8") is not allowed
11|error||calling a __device__ function("_ZN1TC1E1?") from a __host__ function("f8") is not allowed
exit 2
