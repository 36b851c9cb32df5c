// Variables that are defined twice, or declared with two types.
int x; float x; extern int y; extern float y; int y2 = 1; int y2 = 2; double y2; extern int z; int z; float z;
const int c = 1; int c; int arr[3]; int arr[4]; extern int ea[]; int ea[3];
namespace n { int v; extern float w; } int n::v; namespace n { int v; int w; }
__attribute__((device)) int dx; __attribute__((device)) float dx; extern __attribute__((device)) int dy; __attribute__((device)) int dy; extern __attribute__((device)) int dy;
