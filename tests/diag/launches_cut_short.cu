// Launches whose >>> or ) is lost: what stands behind them is taken for their arguments, and looked at as such.
struct dim3 { unsigned x, y, z; dim3(unsigned = 1, unsigned = 1, unsigned = 1); };
int cudaConfigureCall(dim3, dim3, unsigned long = 0, void * = 0);
unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0);
__attribute__((global)) void kernel(float *d, int n) { d[0] = n; }
__attribute__((global)) void one(int n) { }
__attribute__((global)) void none() { }
void function(float *d, int n);
void end_of_block(float *d, int n) {
  kernel<<<(n + 255) / 256, 256>>(d, n);
}
void next_statement(float *d, int n, dim3 g, dim3 b) {
  kernel<<<g, b(d, n);
  n = 2;
}
void number_for_bracket(float *d, int n) {
  kernel<<<1, 2(d, n);
}
void one_parameter(int n) {
  one<<<1, 2>>(n);
}
void no_parameter() {
  none<<<1, 2>>();
}
void two_signs(float *d, int n, dim3 g, dim3 b) {
  kernel<<g, b>>>(d, n);
}
void no_arguments(dim3 g, dim3 b) {
  kernel<<<g, b>>>;
}
void no_end(dim3 g, dim3 b) {
  kernel<<<g, b;
}
void no_parenthesis(float *d, int n, dim3 g, dim3 b) {
  kernel<<<g, b>>>(d, n;
}
void no_opening_parenthesis(float *d, int n, dim3 g, dim3 b) {
  kernel<<<g, b>>>d, n);
}
void calls(float *d, int n) {
  function("a", n;
}
void values(float *d, int n) {
  function(n = 2;
}
