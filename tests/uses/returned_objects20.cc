#include "returned_objects.cc"
