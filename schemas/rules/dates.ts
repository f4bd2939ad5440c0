/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		calendar: "gregory",
		numberingSystem: "latn",
	}).formatToParts(at);
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
	return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** The day that a date or date-time names in a time zone; undefined where it names none. */
function dayOf(value: string, timeZone: string): string | undefined {
	if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
	const at = new Date(value);
	return Number.isNaN(at.getTime()) ? undefined : dayIn(timeZone, at);
}

/** Whether a date is no later than today in the time zone. What is no date is left to `format`. */
export function isNotAfterToday(value: string, timeZone: string, now = new Date()): boolean {
	const day = dayOf(value, timeZone);
	return day === undefined || day <= dayIn(timeZone, now);
}

/** Whether a date is no earlier than today in the time zone. What is no date is left to `format`. */
export function isNotBeforeToday(value: string, timeZone: string, now = new Date()): boolean {
	const day = dayOf(value, timeZone);
	return day === undefined || day >= dayIn(timeZone, now);
}
