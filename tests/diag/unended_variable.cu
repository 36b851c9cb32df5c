// a ; is missing, and none follows to the end of the source
int counter = 0
int main() { return counter; }
