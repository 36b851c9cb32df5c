// What ends far from the beginning of brackets ends these for recovery, too: what stands behind counts anew.
}
void s0()
{
	int i;
	if (i)
	{
	int v1 = 1
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2;
	}
	else
	{
	int v2 = 1
	+ 2
	+ 2
	+ 2;
	int v3 = 1
	+ 2
	+ 2
	+ 2;
	int v4 = 1
	+ 2
	+ 2
	+ 2;
	int v5 = 1
	+ 2
	+ 2
	+ 2;
	int v6 = 1
	+ 2
	+ 2
	+ 2;
	int v7 = 1
	+ 2
	+ 2
	+ 2;
	}
}
int d0 = und;


int e0;
}
void s1()
{
	int i;
	if (i)
	{
	int v8 = 1
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2;
	}
	else
	{
	int v9 = 1
	+ 2
	+ 2
	+ 2;
	int v10 = 1
	+ 2
	+ 2
	+ 2;
	int v11 = 1
	+ 2
	+ 2
	+ 2;
	int v12 = 1
	+ 2
	+ 2
	+ 2;
	int v13 = 1
	+ 2
	+ 2
	+ 2;
	int v14 = 1
	+ 2
	+ 2
	+ 2;
	}
}
int d1 = und;


int e1;
}
void s2()
{
	int i;
	if (i)
	{
	int v15 = 1
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2
	+ 2;
	}
	else
	{
	int v16 = 1
	+ 2
	+ 2
	+ 2;
	int v17 = 1
	+ 2
	+ 2
	+ 2;
	int v18 = 1
	+ 2
	+ 2
	+ 2;
	int v19 = 1
	+ 2
	+ 2
	+ 2;
	int v20 = 1
	+ 2
	+ 2
	+ 2;
	int v21 = 1
	+ 2
	+ 2
	+ 2;
	}
}
int d2 = und;


int e2;
}
void t()
{
	int i;
	if (i)
	{
		int w1 = 1
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2
		+ 2;
	}
	else
	if
	(i)
	{
		int w2 = 3;
	}
}
int d3 = und;


int e3;
