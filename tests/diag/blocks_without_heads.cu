// A block where a declaration should be is passed over as a whole, a long one in part; what follows is looked at as ever.
struct Pixel { float x, y; };
int plain(int);
{
    Pixel p; p.x = 1;
    return 1;
}
__attribute__((global)) void kernel(Pixel p) { unsigned a = unknown_one(p); a = unknown_two; }
void function() { unknown_three(1); }
namespace inner
{
{ }
int after() { return unknown_four; }
}
int between;
{ { plain(1); } };
int last() { return unknown_five; }
{
    plain(1);

















    if (1) { }

    plain(2);
}
int end() { return unknown_six; }
