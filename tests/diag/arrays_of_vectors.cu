/* vector_size behind the declarator of an array: its elements are vectors. */
typedef const int const_pair __attribute__((vector_size(8)));
extern const int pairs[] __attribute__((vector_size(8)));
const_pair pairs[] = { 5 };
extern int numbers[] __attribute__((vector_size(8)));
int numbers[2];
