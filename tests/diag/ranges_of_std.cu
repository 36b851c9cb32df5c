/* The bounds of ranges are looked for in std, whatever the range is. */
struct walker { int at; int operator*(); walker &operator++(); bool operator!=(const walker &); };
struct walked { int first, last; };
struct unwalked { int first; };
namespace std { walker begin(walked &); walker end(walked &); }
void walk(walked w) { for (int i : w) { } for (int i : walked()) { } }
void do_not_walk(unwalked w) { for (int i : w) { } }
