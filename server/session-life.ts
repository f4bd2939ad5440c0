/** For how long a session lasts: without a call in it, and altogether, in days. */
export type SessionLife = { idleDays: number; days: number };

const MAX_DAYS = 365;

function daysOf(name: string, text: string | undefined, otherwise: number): number {
	const days = Number(text || otherwise);
	if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
		throw new Error(`${name} should be a whole number of days from 1 to ${MAX_DAYS}, not "${text}".`);
	return days;
}

/** Reads it from environment variables (docs/operating.md). Throws on a value that makes no sense, naming its variable. */
export const sessionLifeFrom = (env: NodeJS.ProcessEnv): SessionLife => ({
	idleDays: daysOf("PORTICO_SESSION_IDLE_DAYS", env.PORTICO_SESSION_IDLE_DAYS, 7),
	days: daysOf("PORTICO_SESSION_DAYS", env.PORTICO_SESSION_DAYS, 30),
});
