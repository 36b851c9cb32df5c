/* Why an access is no constant: it is one behind an object, or at another subscript of what is no array. */
constexpr int one = 1;
constexpr int two[] = { 1, 2 };
constexpr int behind = (&one)[1];
constexpr const int *end = &one + 1;
constexpr int at_end = *end;
constexpr int at_sum = *(&one + 1);
constexpr int element(const int *p, int i) { return p[i]; }
constexpr int e0 = element(&one, 0), e1 = element(&one, 1), e2 = element(&one, 2), e3 = element(&one, -1);
constexpr int t0 = element(two, 0), t1 = element(two, 1), t2 = element(two, 2), t3 = element(two, 3);
