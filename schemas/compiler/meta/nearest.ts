/** The known name that someone probably meant, as a diagnostic's `fix`; empty when none is near. */
export function nearest(value: unknown, known: readonly unknown[]): { fix?: string } {
	const [fix] = typeof value === "string" ? near(value, known) : [];
	return fix === undefined ? {} : { fix };
}

/** The known names that are written nearly so, the nearest first. */
export function near(value: string, known: readonly unknown[]): string[] {
	if (value.length > 100) return [];
	const names = known.filter((name) => typeof name === "string").slice(0, 500);
	// Of names whose lengths differ so much already, the distance is not counted.
	const nearInLength = names.filter((name) => Math.abs(name.length - value.length) <= slips(name, value));
	return nearInLength
		.map((name) => ({ name, far: distance(value, name) }))
		.filter(({ name, far }) => far <= slips(name, value))
		.sort((x, y) => x.far - y.far)
		.map(({ name }) => name);
}

/** How many slips a name of this length may have and still be recognised. */
const allowed = (length: number) => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

const slips = (name: string, value: string) => allowed(Math.max(name.length, value.length));

/** Levenshtein distance. */
function distance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
