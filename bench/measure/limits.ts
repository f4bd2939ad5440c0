/**
 * Whether a figure is at most what is meant, in milliseconds, as a line of Markdown. Where it is not, the line says so, and the bench
 * ends with exit code 1.
 */
export function atMost(title: string, ms: number, limitMs: number): string {
	if (ms <= limitMs) return `${title}: ${ms.toFixed(1)} ms, of ${limitMs} ms that are meant at most.`;
	process.exitCode = 1;
	return `**Too slow**: ${title}: ${ms.toFixed(1)} ms, where at most ${limitMs} ms are meant.`;
}
