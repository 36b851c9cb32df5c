struct Pair { int a; char b; };
static_assert(sizeof(Pair) == 4, "size");
static_assert(alignof(Pair) == 4, "alignment");
static_assert(sizeof(int) == 8);
int main() { struct Local { char c; }; static_assert(sizeof(Local) > 1, "local"); return 0; }
