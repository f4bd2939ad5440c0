/** The value below which a share of the sample lies; `share` from 0 to 1. NaN for an empty sample. */
export function percentile(sample: readonly number[], share: number): number {
	const sorted = [...sample].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The middle of a sample. */
export const median = (sample: readonly number[]): number => percentile(sample, 0.5);
