// A call whose argument is wrong calls nothing; one with arguments that are just not known does.
struct V { float x; }; __attribute__((device)) float dot(V a, V b); __attribute__((device)) int dev(int);
__attribute__((host)) __attribute__((device)) bool hit(V a, V b) { float r = dot(a - b, a); return r > dot(a, b); }
void host(V a) { dev(undefined); dev(a.y); dev(1); dev(dev(undefined)); dot(a, a); }
