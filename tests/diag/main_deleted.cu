int main() = delete;
