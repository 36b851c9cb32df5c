// Numeric escape sequences that are no characters, and escape sequences that mean nothing.
const char *xa = "\400";
const char *xb = "x\777y\x100";
char xc = '\400';
const wchar_t *xd = L"\400";
const char16_t *xe = u"\x10000";
const char *xf = u8"\400";
char xg[] = "\xfff" "\x41";
int xh = '\xff' + '\377';
const char *a = "\q";
const char *b = "\8 \e \E \% \( \? \' \" \\ \a \b \f \n \r \t \v \0 \x41 \u00e9 \U000000e9";
char c = '\z', d = '\e';
const char *r = R"(\q\400)";
const wchar_t *w = L"\q\400\x10000 \xfffffffff";
const char16_t *e = u"\400 \x10000";
const char *f = u8"\q \400";
const char *x = "\x", *y = "\xg";
template <class T> void h() { const char *p = "\q"; }
const char *n = "\400" "\q";
