namespace N {{
int a;
}
int g() { return N::a; }
