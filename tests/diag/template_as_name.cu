/* template is no name of a variable. */
void block() { int template; }
int template;
