// What is volatile is read though nobody uses its value: cast to void, left of a comma, alone. What is not is left alone.
__attribute__((device)) volatile int vol; __attribute__((device)) int plain; __attribute__((device)) volatile int array[3]; __attribute__((device)) volatile struct S { int x; } object; __attribute__((constant)) volatile float constant;
void casts() { (void)vol; (void)plain; (void)array[1]; (void)object.x; (void)(vol); static_cast<void>(vol); void(vol); (void)constant; (void)array; (void)object; }
void commas() { (void)(vol, 1); vol, plain; (void)(plain, vol); (vol); int i = (vol, 2); i = (plain, 3); array[0], array[1]; }
template <typename T> void in_template() { (void)vol; vol; (void)plain; (void)(vol, plain); }
auto lambda = [] { (void)vol; (void)plain; return (vol, 1); };
void called() { in_template<int>(); lambda(); volatile int &r = vol; (void)r; (void)&vol; (void)sizeof(vol); (void)*&plain; }
__attribute__((device)) void device() { (void)vol; vol, plain; } __attribute__((host)) __attribute__((device)) void both() { (void)vol; (void)plain; }
