/** The device's day, as in 2026-11-21. */
export function today(now = new Date()): string {
	const pad = (part: number) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
