/** A step of the test command, and the processor seconds that it used; null where the system does not tell them. */
export type StepTime = { name: string; seconds: number | null };

const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** What each step used, as a line, and at last what all of them did. */
export function timesOf(steps: readonly StepTime[]): string[] {
	const known = steps.flatMap(({ name, seconds }) => (seconds === null ? [] : [{ name, seconds }]));
	if (known.length === 0) return ["  not told by this system"];
	const whole = known.reduce((sum, { seconds }) => sum + seconds, 0);
	return [...known.map(({ name, seconds }) => line(seconds, name)), line(whole, "in all")];
}
