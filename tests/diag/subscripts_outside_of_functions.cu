// Subscripts outside of functions are taken for structured bindings, whose names are declared.
int a = 3; int arr[3];
und1[a] = 3;
und2[a] += 3;
und3[b].x = 3;
und3[b].x = 4;
arr[c] = 3;
arr[d] += 3;
arr[a] += 3;
und4[3] = 4;
und5[e](3);
und6[a + 1] = 3;
und7[f + 1] = 3;
und8[g];
und9[h][i] = 3;
unda[k]++;
undb[l] -= 3, 4;
undc[];
undd[m, n] = arr;
