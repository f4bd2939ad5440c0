/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { BackupDescription } from "../types.gen.ts";

/** Whether a value has format, name, consistent_at, wal, parts, manifest, uploads as schemas/backup/description.schema.json has them. */
export const isBackupDescription = (value: unknown): value is BackupDescription =>
	isObject(value) && value.format === 1 && typeof value.name === "string" && typeof value.consistent_at === "string" && typeof value.wal === "string" && Array.isArray(value.parts) && typeof value.manifest === "string" && typeof value.uploads === "string";
