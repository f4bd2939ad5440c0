import { DatabaseError } from "pg";

/** No connection was to be had in time, or who asked has gone. */
export class LaneBusy extends Error {}

/**
 * A statement ran into its time limit or was cancelled, a lock was not had in time, no more connections, a replica had to move on, two
 * transactions waited for each other.
 */
const BUSY_CODES: readonly (string | undefined)[] = ["57014", "55P03", "53300", "40001", "40P01"];

/** Whether an error says that the database is busy rather than that something is wrong: the same may go well later. */
export const isBusy = (error: unknown): boolean =>
	error instanceof LaneBusy || (error instanceof DatabaseError && BUSY_CODES.includes(error.code));
