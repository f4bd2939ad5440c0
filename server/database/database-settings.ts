import { totalmem } from "node:os";

/** How the server uses its database. */
export type DatabaseSettings = {
	/** Connections for filing, configuration, login and the like, which nothing else takes. */
	connections: number;
	/** Connections for lists, searches and figures. */
	readingConnections: number;
	/** Milliseconds after which a statement that reads a list, a search or figures is given up. */
	readingTimeout: number;
	/** Milliseconds after which any other statement is given up; migrations have no limit. */
	statementTimeout: number;
	/** Memory of one sort, hash or bitmap of the reading connections, as PostgreSQL writes sizes; null leaves it to the database. */
	workMem: string | null;
	/** Memory that the embedded PostgreSQL shares among its connections. */
	sharedBuffers: string;
	/** Bytes that must be free on the disk for the server to call itself ready. */
	diskReserve: number;
};

const MB = 1024 * 1024;

/** Jobs work beside each other on so many connections. */
export const JOB_CONNECTIONS = 4;

/** The map of pages that a search of a word in a million cases makes fits into it; at PostgreSQL's 4 MB it goes lossy. */
const WORK_MEM = "32MB";

/** An eighth of the machine's memory: the rest is for its other processes, and for the pages that the system caches. */
const fittingBuffers = () => `${Math.min(Math.max(Math.floor(totalmem() / 8 / MB), 128), 1024)}MB`;

export function wholeNumber(name: string, text: string | undefined, usual: number): number {
	const value = Number(text || usual);
	if (!Number.isInteger(value) || value < 1)
		throw new Error(`${name} should be a whole number above 0, not "${text}".`);
	return value;
}

function sizeOf(name: string, text: string): string {
	if (!/^[1-9]\d*(kB|MB|GB)$/.test(text)) throw new Error(`${name} should be a size such as 64MB, not "${text}".`);
	return text;
}

/** Reads the settings of the database from environment variables (docs/operating.md). Throws on a value that makes no sense. */
export function databaseSettingsFrom(env: NodeJS.ProcessEnv): DatabaseSettings {
	// A database of the operator's own has the operator's own memory settings.
	const workMem = env.PORTICO_WORK_MEM || (env.DATABASE_URL ? null : WORK_MEM);
	return {
		connections: wholeNumber("PORTICO_CONNECTIONS", env.PORTICO_CONNECTIONS, 10),
		readingConnections: wholeNumber("PORTICO_READING_CONNECTIONS", env.PORTICO_READING_CONNECTIONS, 10),
		readingTimeout: wholeNumber("PORTICO_READING_TIMEOUT_MS", env.PORTICO_READING_TIMEOUT_MS, 4_000),
		statementTimeout: wholeNumber("PORTICO_STATEMENT_TIMEOUT_MS", env.PORTICO_STATEMENT_TIMEOUT_MS, 30_000),
		workMem: workMem === null ? null : sizeOf("PORTICO_WORK_MEM", workMem),
		sharedBuffers: sizeOf("PORTICO_SHARED_BUFFERS", env.PORTICO_SHARED_BUFFERS || fittingBuffers()),
		diskReserve: wholeNumber("PORTICO_DISK_RESERVE_MB", env.PORTICO_DISK_RESERVE_MB, 512) * MB,
	};
}
