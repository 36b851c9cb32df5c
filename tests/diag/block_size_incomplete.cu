// After a tuple that is too short a parenthesis is left over.
__attribute__((block_size((1)))) __attribute__((global)) void before() { int unseen = undefined; }
int between;
__attribute__((global, block_size((1, 2)))) void last() { }
__attribute__((block_size((1)), global)) void first() { }
extern "C" __attribute__((block_size((1)))) void linkage() { }
namespace names { __attribute__((block_size(()))) int inside; }
struct members { __attribute__((block_size((1)))) void member() { } };
void block() { __attribute__((block_size((1)))) int local; int seen = undefined; }
__attribute__((block_size((1), (1, 2, 3)))) int two;
__attribute__((block_size((1, 2, 3), (1)))) int second;
__attribute__((block_size((1, 2, )))) int comma;
int behind = undefined;
