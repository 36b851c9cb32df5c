// How long a name that was said to be undefined stays known: to the end of the scope, which heads of loops that declare nothing are not.
void f(int j) {
	for (j = U1; j < U2; j += U3) { U4; }
	j = U1;
	j = U2;
	j = U3;
	j = U4;
	for (int i = V1; i < V2; i += V3) { V4; }
	j = V1;
	j = V2;
	j = V3;
	j = V4;
	if (W1) { W2; }
	j = W1;
	j = W2;
	while (X1) { X2; }
	j = X1;
	j = X2;
	switch (Y1) { case 1: Y2; }
	j = Y1;
	j = Y2;
	if (int q = Z1) { Z2; } else { Z1; Z2; }
	j = Z1;
	j = Z2;
	do { A1; } while (A2);
	j = A1;
	j = A2;
	for (;;) B1;
	j = B1;
	if (j) C1; else C1;
	j = C1;
	while (int q = D1) D2;
	j = D1;
	auto l = [] { E1; return E2; };
	j = E1 + E2;
	for (int q : F1) F2;
	j = F1;
	j = F2;
	try { G1; } catch (int) { G1; }
	{ H1; }
	H1;
	for (; I1; ) { }
	j = I1;
	for (; int k = J1; ) { }
	j = J1;
	switch (int k = K1) { }
	j = K1;
	
	while (j) { M1; M1; { M1; } }
	M1;
}
