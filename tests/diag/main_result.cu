__attribute__((global)) void main() {}
namespace inner { void main(); auto main(int) -> long; }
typedef int number;
struct type_of_result { number main(); void main(int); };
