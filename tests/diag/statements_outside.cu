// Statements where only declarations can be, as a brace too many leaves them, and names without a type.
int known;
void function(int);
if (known) { known = 2; }
int passed_over = "abc";
int said_1 = "abc";
while (1) known++;
return known;
int said_2 = "abc";
if (known) known = 2; else known = 3;
do { known++; } while (0);
++known;
case 3: known = 1;
int said_3 = "abc";
v8 = 3;
v9(3);
v10;
known = 4;
known++;
v14 = "abc";
v16.x = 3;
v17 += 3;
v18->y = 2;
label: int q;
v20() { return 3; }
function_again();
struct S { a; b = 3; d(); S(); int ok; };
switch (known) { case 1: break; }
__attribute__((device)) int swallowed(int x) { return "abc"; }
int swallowed_too = "abc";
int said_4 = "abc";
