typedef int number;
auto main(int) -> number {}
