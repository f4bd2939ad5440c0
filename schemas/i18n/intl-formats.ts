import { type DisplaySize, fileSize, SIZE_UNITS, sizeLimit } from "./file-size.ts";

/** Intl's formatters of one locale, each made once: making one costs far more than using it. */
type IntlFormats = {
	/** Reads an ISO 8601 date or date-time; undefined for anything else. */
	dateOf(value: unknown): Date | undefined;
	date(date: Date): string;
	datetime(date: Date): string;
	/** Month and year. */
	month(date: Date): string;
	relative(date: Date, now?: Date): string;
	number(value: number): string;
	percent(fraction: number): string;
	fileSize(bytes: number): string;
	sizeLimit(bytes: number): string;
	list(items: string[]): string;
};

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
	["year", 365 * DAY],
	["month", 30 * DAY],
	["day", DAY],
	["hour", 3600 * SECOND],
	["minute", 60 * SECOND],
	["second", SECOND],
];

/** Whether a value is a day without a time, which is the same day everywhere: it is read, and said, in UTC. */
export const isDay = (value: unknown): boolean => typeof value === "string" && value.length === 10;

function dateOf(value: unknown): Date | undefined {
	if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
	const date = new Date(isDay(value) ? `${value}T12:00:00Z` : value);
	return Number.isNaN(date.getTime()) ? undefined : date;
}

function relativeUnit(elapsed: number): [Intl.RelativeTimeFormatUnit, number] {
	return UNITS.find(([, length]) => Math.abs(elapsed) >= length) ?? ["second", SECOND];
}

function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

const sets = new Map<string, IntlFormats>();

/** The formatters of a locale (BCP 47) and time zone (IANA; the device's when left out). */
export function intlFormats(locale: string, timeZone?: string): IntlFormats {
	const key = `${locale} ${timeZone ?? ""}`;
	const known = sets.get(key);
	if (known) return known;
	const made = makeFormats(locale, timeZone);
	sets.set(key, made);
	return made;
}

function makeFormats(locale: string, timeZone?: string): IntlFormats {
	const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }));
	const datetime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }));
	const month = once(() => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", timeZone }));
	// Swedish writes a day as ISO 8601 does.
	const day = once(() => new Intl.DateTimeFormat("sv-SE", { timeZone }));
	/** Whole days by the calendar: 47 hours ahead is hardly ever tomorrow. */
	const daysTo = (value: Date, now: Date) => (Date.parse(day().format(value)) - Date.parse(day().format(now))) / DAY;
	const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
	const number = once(() => new Intl.NumberFormat(locale));
	const percent = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }));
	const list = once(() => new Intl.ListFormat(locale, { type: "conjunction" }));
	const sizes = SIZE_UNITS.map((unit) =>
		once(() => {
			// English has no plural of the short word.
			const unitDisplay = unit === "byte" ? "long" : "short";
			return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, maximumFractionDigits: 2 });
		}),
	);
	const size = ({ amount, unit }: DisplaySize) => sizes[SIZE_UNITS.indexOf(unit)]?.().format(amount) ?? String(amount);
	return {
		dateOf,
		date: (value) => date().format(value),
		datetime: (value) => datetime().format(value),
		month: (value) => month().format(value),
		relative(value, now = new Date()) {
			const elapsed = value.getTime() - now.getTime();
			const [unit, length] = relativeUnit(elapsed);
			return relative().format(unit === "day" ? daysTo(value, now) : Math.trunc(elapsed / length), unit);
		},
		number: (value) => number().format(value),
		percent: (value) => percent().format(value),
		fileSize: (bytes) => size(fileSize(bytes)),
		sizeLimit: (bytes) => size(sizeLimit(bytes)),
		list: (items) => list().format(items),
	};
}
