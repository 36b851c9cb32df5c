long main(int, char **) {}
