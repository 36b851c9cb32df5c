// flags: --c++17
// flags: --c++20
// Values in parentheses for classes without constructors, which take them in C++20.
struct float3 { float x, y, z; };
struct One { int a; };
struct Made { Made(float, float); };
float3 global(1.0f, 2.0f);
float3 make() { return float3(1, 2, 3); }
struct Member {
	float3 v;
	Member() : v(1, 2, 3) { }
	Member(int) : v(1) { }
	Member(const float3 &other) : v(other) { }
};
__attribute__((device)) float3 values(float3 other)
{
	float3 a(1, 2, 3);
	float3 b(1);
	float3 c(other);
	float3 *d = new float3(1, 2);
	float3 e = float3(1);
	One g(1);
	Made h(1, 2);
	float3 i = float3();
	auto j = float3(1, 2);
	return a;
}
