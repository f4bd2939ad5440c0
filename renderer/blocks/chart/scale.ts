const STEPS = [1, 2, 2.5, 5, 10];

/** The least round number that is at least the given one. */
function roundUp(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	const step = STEPS.find((candidate) => candidate * power >= value) ?? 10;
	return step * power;
}

/** Round values from 0 to at least the highest one, in equal steps; counts get whole steps. */
export function ticksUpTo(highest: number, whole: boolean, count = 4): number[] {
	if (!(highest > 0)) return [0, 1];
	const step = Math.max(roundUp(highest / count), whole ? 1 : 0);
	const wholeStep = whole ? Math.ceil(step) : step;
	const steps = Math.ceil(highest / wholeStep - 1e-9);
	return Array.from({ length: steps + 1 }, (_, at) => Number((at * wholeStep).toPrecision(12)));
}
