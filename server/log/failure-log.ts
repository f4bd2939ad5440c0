import { DatabaseError } from "pg";

/** What PostgreSQL and others quote in their messages is what somebody sent. */
const withoutQuoted = (text: string) => text.replace(/"[^"]*"|'[^']*'|\([^()]*\)=\([^()]*\)/g, "…");

/** An error as the log has it: where it happened and of which kind, and nothing of what was being worked on. */
export function errorForLog(error: Error) {
	const [, ...frames] = (error.stack ?? "").split("\n    at ");
	const place = frames.join("\n    at ");
	const cause: object = error.cause instanceof Error ? { cause: withoutQuoted(error.cause.message) } : {};
	const entry = { type: error.name, message: withoutQuoted(error.message), stack: place, ...cause };
	if (!(error instanceof DatabaseError)) return entry;
	const { code, table, constraint, routine } = error;
	return { ...entry, code, table, constraint, routine };
}

/** The level of an error in the log's lines. */
const ERROR = 50;

/**
 * Logs what went wrong outside of a request, as a line like the log's others: of the error nothing of what was being worked on.
 * On the error output, which nothing turns off.
 */
export function logFailure(what: string, error?: unknown): void {
	const err = error instanceof Error ? errorForLog(error) : undefined;
	console.error(JSON.stringify({ level: ERROR, time: Date.now(), err, msg: what }));
}
