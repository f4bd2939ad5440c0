import { copyFileSync, existsSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Moves a log that has grown beyond its bound beside itself, over the one before. PostgreSQL has it open for appending, so
 * it is copied and cut, not renamed.
 */
export function rotateLog(log: string, maxBytes = MAX_BYTES): void {
	if (!existsSync(log) || statSync(log).size <= maxBytes) return;
	copyFileSync(log, `${log}.1`);
	truncateSync(log);
}
