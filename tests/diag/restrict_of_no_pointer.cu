// __restrict__ before the *: of what a typedef names it means nothing, of other types it is an error.
typedef unsigned char byte;
typedef byte *bytes;
typedef byte block[4];
struct S;
__attribute__((device)) void take(const byte *in, byte *out);
__attribute__((device)) void parameters(const __restrict__ byte in[32], __restrict__ byte out[32], __restrict__ bytes p, __restrict__ block b) {
  take(in, out);
  take(p, b);
  const byte *kept = in;
  kept = out;
  in = 1.5;
  out = 1.5;
}
template <unsigned n> __attribute__((device)) void sized(const __restrict__ byte in[n + 2], byte *__restrict__ out) { take(in, out); }
void host(byte *p) { sized<3>(p, p); parameters(p, p, p, p); }
void builtin(__restrict__ int *p) { p = 1.5; }
void behind(int __restrict__ *p, unsigned char const __restrict__ q[3]) { p = q; }
void of_class(S __restrict__ *p) { p = 1.5; }
