/* Subscripts outside of functions, of names that were undefined before and are bound again. */
int q = mat + i;
mat[i] = mat[j]; mat[j] = tmp;
tmp = mat[i]; inv[i] = inv[j]; inv[j] = tmp;
out[c] = q; out[c] = q; out[c, d] = q;
mat[k];
