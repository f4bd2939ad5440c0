import { databaseSettingsFrom } from "../../server/database/database-settings.ts";

/** A database that is filled: a statement may take as long as a million rows want, an hour. */
export const FILLING = databaseSettingsFrom({ PORTICO_STATEMENT_TIMEOUT_MS: String(3_600_000) });
