const PARTS = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;

/** By time zone: making one takes longer than reading a thousand times from it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const options = { ...PARTS, timeZone, hourCycle: "h23", calendar: "gregory", numberingSystem: "latn" } as const;
	const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-US", options);
	clocks.set(timeZone, clock);
	return clock;
}

/** The clock on the wall of a time zone at an instant, as YYYY-MM-DDThh:mm. */
export function wallTimeIn(timeZone: string, at: Date): string {
	const parts = clockOf(timeZone).formatToParts(at);
	const { year = "", ...rest } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
	return `${year.padStart(4, "0")}-${rest.month}-${rest.day}T${rest.hour}:${rest.minute}`;
}

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, at: Date): string => wallTimeIn(timeZone, at).slice(0, 10);

/**
 * The instant at which a time zone's clock says something, as wallTimeIn writes it; undefined for what no clock says.
 */
export function momentIn(timeZone: string, wall: string): Date | undefined {
	const text = Date.parse(`${wall}Z`);
	if (Number.isNaN(text)) return undefined;
	const ahead = (at: number) => Date.parse(`${wallTimeIn(timeZone, new Date(at))}Z`) - at;
	// The second look is for the hours around a change of the clocks.
	const guess = text - ahead(text);
	return new Date(text - ahead(guess));
}

/** The day that a date or date-time names in a time zone; undefined where it names none. */
export function dayOf(value: string, timeZone: string): string | undefined {
	if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
	const at = new Date(value);
	return Number.isNaN(at.getTime()) ? undefined : dayIn(timeZone, at);
}

/**
 * The day that lies a duration (ISO 8601, such as -P18Y or P3M) from another; the day itself without one. Of a month
 * that is too short for it, the last.
 */
export function dayFrom(day: string, duration: string): string {
	const sign = duration.startsWith("-") ? "-" : "";
	const so = (unit: string) => Number(sign + (new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0));
	const date = new Date(day);
	date.setUTCMonth(date.getUTCMonth() + 12 * so("Y") + so("M"));
	if (date.getUTCDate() !== Number(day.slice(8))) date.setUTCDate(0);
	date.setUTCDate(date.getUTCDate() + 7 * so("W") + so("D"));
	return date.toISOString().slice(0, 10);
}

/** The day that a relative limit names now: today in a time zone, or the day that lies a duration from it. */
export const limitDay = (timeZone: string, limit: string): string => dayFrom(dayIn(timeZone, new Date()), limit);

/** Milliseconds by which the clocks of device and server may differ, sending included. */
const CLOCKS_DIFFER = 120_000;

/** How long after now a date with a time lies (ms); undefined for a whole day, and for what is no date. */
function sinceNow(value: string): number | undefined {
	const at = value.length > 10 ? Date.parse(value) : Number.NaN;
	return Number.isNaN(at) ? undefined : at - Date.now();
}

/**
 * Whether a date is no later than today in the time zone, or than its limit. What has a time is held to this very moment
 * in place of today, give or take two minutes for clocks that differ. What is no date is left to `format`.
 */
export function isNotAfterToday(value: string, timeZone: string, limit = "today"): boolean {
	const ahead = limit === "today" ? sinceNow(value) : undefined;
	if (ahead !== undefined) return ahead <= CLOCKS_DIFFER;
	const day = dayOf(value, timeZone);
	return day === undefined || day <= limitDay(timeZone, limit);
}

/** Whether a date is no earlier than today in the time zone, or than its limit; as `isNotAfterToday`. */
export function isNotBeforeToday(value: string, timeZone: string, limit = "today"): boolean {
	const ahead = limit === "today" ? sinceNow(value) : undefined;
	if (ahead !== undefined) return ahead >= -CLOCKS_DIFFER;
	const day = dayOf(value, timeZone);
	return day === undefined || day >= limitDay(timeZone, limit);
}
