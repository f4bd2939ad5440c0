import { DatabaseError } from "pg";

/** PostgreSQL is being stopped, was cut off or starts; its disk or memory is full, its disk fails; it only reads, as a standby does. */
const AWAY_STATES = /^(57P0[1-3]|08...|53100|53200|58030|25006)$/;

/** The system's words for a database that cannot be reached. */
const AWAY_CODES: readonly unknown[] = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOENT"];

/** Calls of sockets; a file that is missing is another matter. */
const SOCKET_CALLS: readonly unknown[] = ["connect", "read", "write"];

/** The driver's own words, which come without a code. */
const TERMINATED = /^(Connection terminated|Client has encountered a connection error|timeout expired)/;

/** Whether an error says that the database is not to be had now: the same may go well once it is back, by itself. */
export function isAway(error: unknown): boolean {
	if (error instanceof DatabaseError) return AWAY_STATES.test(error.code ?? "");
	if (!(error instanceof Error)) return false;
	if (TERMINATED.test(error.message)) return true;
	// A host of two addresses that both refuse gives one error for both.
	const errors = error instanceof AggregateError ? error.errors : [error];
	const [first]: unknown[] = errors;
	if (!(first instanceof Error)) return false;
	return SOCKET_CALLS.includes(Reflect.get(first, "syscall")) && AWAY_CODES.includes(Reflect.get(first, "code"));
}
