/**
 * What lies where in a backup's place:
 *   base/<moment>/part-0000.tar.gz   the database, in parts
 *   base/<moment>/manifest.json      PostgreSQL's list of its files with their checksums
 *   base/<moment>/backup.json        what it is; written last, so that one cut short is none
 *   wal/<segment>.gz                 the write-ahead log from then on
 *   uploads/<name>                   each file once, for all of them
 *   erased-accounts.json             the register that is replayed after a restore
 * What is sealed ends in `.age` besides.
 */
export const BASE = "base/";
export const WAL = "wal/";
export const UPLOADS = "uploads/";
export const REGISTER = "erased-accounts.json";
export const DESCRIPTION = "backup.json";

/** What is written beside a base backup about it. Times are ISO 8601. */
export type BackupDescription = {
	format: 1;
	/** The moment that names it. */
	name: string;
	/** Of Portico. */
	version: string;
	/** The major version of PostgreSQL. */
	postgres: string;
	started_at: string;
	finished_at: string;
	/** From this moment on it can be restored to any time that the log covers. */
	consistent_at: string;
	/** The first segment of the write-ahead log that belongs to it. */
	wal: string;
	/** Names of the database's parts and of the manifest, in order. */
	parts: string[];
	manifest: string;
	/** Of the parts together. */
	bytes: number;
	/** Names of the uploads that its database knows are in this file, gzipped, one a line. */
	uploads: string;
};

/** A moment as part of a name: 20261123T150405Z. */
export const momentName = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");
