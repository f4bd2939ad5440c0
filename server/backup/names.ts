/**
 * What lies where in a backup's place:
 *   base/<moment>/part-0000.tar.gz   the database, in parts
 *   base/<moment>/manifest.json      PostgreSQL's list of its files with their checksums
 *   base/<moment>/backup.json        what it is; written last, so that one cut short is none
 *   wal/<segment>.gz                 the write-ahead log from then on
 *   uploads/<name>                   each file once, for all of them
 *   erased-accounts.json             the registers that are replayed after a restore: accounts that were deleted,
 *   erased-cases.json                cases that were erased on request,
 *   redactions.json                  and what was redacted of cases
 * What is sealed ends in `.age` besides.
 */
export const BASE = "base/";
export const WAL = "wal/";
export const UPLOADS = "uploads/";
export const ACCOUNT_REGISTER = "erased-accounts.json";
export const CASE_REGISTER = "erased-cases.json";
export const REDACTION_REGISTER = "redactions.json";
export const DESCRIPTION = "backup.json";

/** A moment as part of a name: 20261123T150405Z. */
export const momentName = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");
