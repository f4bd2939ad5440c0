const DAY_MS = 24 * 3600 * 1000;

const isWeekend = (at: Date) => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** The moment `days` working days (Monday to Friday, in UTC) after another: from a weekend, counting begins on Monday. */
export function addWorkingDays(from: Date, days: number): Date {
	let at = from;
	for (let left = days; left > 0; ) {
		at = new Date(at.getTime() + DAY_MS);
		if (!isWeekend(at)) left -= 1;
	}
	return at;
}
