/** From when until when somebody is left in peace, as `HH:MM`; over midnight where it ends before it starts. */
export type QuietHours = { from: string; until: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes since midnight, by the clocks of a time zone. */
function minuteOfDay(at: Date, timeZone: string): number {
	const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	return minutesOf(format.format(at));
}

/** When the quiet hours end in which a time falls; null where it falls in none. */
export function quietUntil(at: Date, { from, until }: QuietHours, timeZone: string): Date | null {
	const now = minuteOfDay(at, timeZone);
	const start = minutesOf(from);
	const end = minutesOf(until);
	const since = (now - start + DAY_MINUTES) % DAY_MINUTES;
	const length = (end - start + DAY_MINUTES) % DAY_MINUTES;
	if (since >= length) return null;
	const intoMinute = at.getTime() % MINUTE_MS;
	return new Date(at.getTime() - intoMinute + (length - since) * MINUTE_MS);
}

/** When the last of several quiet hours ends in which a time falls; null where it falls in none. */
export function peaceUntil(at: Date, hours: readonly QuietHours[], timeZone: string): Date | null {
	let end: Date | null = null;
	for (let round = 0; round <= hours.length; round++) {
		const from: Date = end ?? at;
		const ends: Date[] = hours.flatMap((one) => quietUntil(from, one, timeZone) ?? []);
		if (ends.length === 0) break;
		end = new Date(Math.max(...ends.map(Number)));
	}
	return end;
}
