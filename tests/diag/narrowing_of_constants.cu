// Constants that the floating-point types of what lists initialize have no value for.
struct Q { float x; float y[2]; };
void f() { float a = { 123456789 }; Q q = { 123456789, { 123456789 } }; float b[] = { 123456789 }; static float c = { 123456789 }; const float d{ 123456789 }; }
float g1 = { 123456789 };
float arr[] = { 123456789, 123456789.1, 16777217l };
double dd = { 1234567890123456789 }; const float cf{ 123456789 }; static float sf = { 16777216 };
struct M { float x = { 123456789 }; float y{ 123456789 }; M() : x{ 123456789 } { } static constexpr float z = { 123456789 }; };
constexpr float three[] = { 1, 16777216, 16777217u }; double fine[] = { 123456789, 9007199254740992 }; long double all = { 1234567890123456789 };
template <class T> struct X { static constexpr float z = { 123456789 }; T t = { 1 }; }; X<float> x;
