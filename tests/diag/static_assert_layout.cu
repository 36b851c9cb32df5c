struct Pair { int a; char b; };
static_assert(sizeof(Pair) == 4, "size");
static_assert(alignof(Pair) == 4, "alignment");
static_assert(sizeof(int) == 8);
int main() { struct Local { char c; }; static_assert(sizeof(Local) > 1, "local"); return 0; }
char by_type alignas(int); alignas(16) int by_number; int by_attribute __attribute__((aligned(32))); static_assert(__alignof__(by_type) == 4 && __alignof__(by_number) == 16 && __alignof__(by_attribute) == 32, "");
