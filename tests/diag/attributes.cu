__attribute__((device)) using X = int;
__attribute__((device)) extern "C" { void in_braces(); }
__attribute__((device)) asm("nop");
