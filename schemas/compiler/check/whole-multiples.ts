/** A limit of a number; `open` where the limit itself is beyond it. */
export type Limit = { value: number; open: boolean };

/** Beyond so many decimals, or so large a number, binary numbers are no longer exact enough to say anything. */
const DECIMALS = 9;
const GREATEST = 2 ** 45;

const decimalsOf = (value: number) => /^-?\d+(?:\.(\d+))?$/.exec(String(value))?.[1]?.length ?? 0;

/** Numbers in the smallest unit that all of them are whole in; undefined where that is not exact. */
function inUnits(values: readonly number[]): number[] | undefined {
	const decimals = Math.max(0, ...values.map(decimalsOf));
	const units = values.map((value) => Math.round(value * 10 ** decimals));
	const isExact = values.every((value, index) => (units[index] ?? 0) / 10 ** decimals === value);
	return decimals <= DECIMALS && isExact && units.every((unit) => Math.abs(unit) < GREATEST) ? units : undefined;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number): number => (a / divisor(a, b)) * b;

/** Whether no number within two limits is a multiple of all steps, as far as that can be told. */
export function leavesNone(low: Limit, high: Limit, steps: readonly number[]): boolean {
	if (low.value > high.value || (low.value === high.value && (low.open || high.open))) return true;
	const [from, to, ...sizes] = inUnits([low.value, high.value, ...steps]) ?? [];
	if (from === undefined || to === undefined || sizes.length === 0) return false;
	const step = sizes.reduce(multiple);
	if (!(step > 0 && step < GREATEST)) return false;
	const over = ((from % step) + step) % step;
	const isTaken = over === 0 && !low.open;
	const first = isTaken ? from : from - over + step;
	return first > to || (first === to && high.open);
}
