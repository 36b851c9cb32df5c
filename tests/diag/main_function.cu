__attribute__((device)) int main() { return 0; }
