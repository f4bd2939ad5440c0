/** For how long a session lasts: without a call in it, and altogether, in days; that of staff without a call, in minutes. */
export type SessionLife = { idleDays: number; days: number; staffIdleMinutes: number };

const MAX_DAYS = 365;

function daysOf(name: string, text: string | undefined, otherwise: number): number {
	const days = Number(text || otherwise);
	if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
		throw new Error(`${name} should be a whole number of days from 1 to ${MAX_DAYS}, not "${text}".`);
	return days;
}

const MAX_MINUTES = 24 * 60;

function minutesOf(name: string, text: string | undefined, otherwise: number): number {
	const minutes = Number(text || otherwise);
	if (!Number.isInteger(minutes) || minutes < 5 || minutes > MAX_MINUTES)
		throw new Error(`${name} should be a whole number of minutes from 5 to ${MAX_MINUTES}, not "${text}".`);
	return minutes;
}

/** Reads it from environment variables (docs/operating.md). Throws on a value that makes no sense, naming its variable. */
export const sessionLifeFrom = (env: NodeJS.ProcessEnv): SessionLife => ({
	idleDays: daysOf("PORTICO_SESSION_IDLE_DAYS", env.PORTICO_SESSION_IDLE_DAYS, 7),
	days: daysOf("PORTICO_SESSION_DAYS", env.PORTICO_SESSION_DAYS, 30),
	staffIdleMinutes: minutesOf("PORTICO_STAFF_IDLE_MINUTES", env.PORTICO_STAFF_IDLE_MINUTES, 30),
});
