/** The units that sizes are said in; Intl knows them by these names. */
export const SIZE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as it is said: an amount of a unit. */
export type DisplaySize = { amount: number; unit: (typeof SIZE_UNITS)[number] };

type Rounding = (bytes: number, unit: number) => number;

// Multiplied before it is divided: what is whole stays whole.
const upToATenth: Rounding = (bytes, unit) => Math.ceil((bytes * 10) / unit) / 10;
const downToAHundredth: Rounding = (bytes, unit) => Math.floor((bytes * 100) / unit) / 100;
const exactly: Rounding = (bytes, unit) => bytes / unit;

/** A size in the first unit that it does not overflow. */
function inUnits(bytes: number, base: 1000 | 1024, round: Rounding): DisplaySize {
	const ways = SIZE_UNITS.map((unit, power) => ({ unit, amount: round(bytes, base ** power) }));
	return ways.find(({ amount }) => amount < base) ?? { unit: "terabyte", amount: round(bytes, base ** 4) };
}

const digits = (bytes: number, base: 1000 | 1024) => String(inUnits(bytes, base, exactly).amount).length;

/**
 * How large a file is: in decimal units, rounded up. With sizeLimit, which rounds down, a file that is too large always
 * reads larger than what is allowed.
 */
export const fileSize = (bytes: number): DisplaySize => inUnits(bytes, 1000, upToATenth);

/**
 * How large a file may be, as whoever set the limit would write it: 500000 is 500 kB, and so is 10485760 10 MB, which
 * in binary units is the shorter. Never more than what is really allowed.
 */
export const sizeLimit = (bytes: number): DisplaySize =>
	inUnits(bytes, digits(bytes, 1024) < digits(bytes, 1000) ? 1024 : 1000, downToAHundredth);
