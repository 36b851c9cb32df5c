# Random numbers that are the same whatever awk it is: a seed that a test prints makes the same program everywhere. The generator is the
# multiplicative one of Lewis, Goodman and Miller with the multiplier 48271; its products are exact in a double.

function uniform() { return (uniform_state = uniform_state * 48271 % 2147483647) / 2147483647 }

function seed_uniform(seed,    i) {
	uniform_state = seed % 2147483646 + 1
	for (i = 0; i < 10; i++) uniform()   # small seeds begin alike
}
