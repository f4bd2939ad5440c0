/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { QueuedSubmission } from "../types.gen.ts";

/** Whether a value has key, form, draft, address, user, operation, body, saved_at as schemas/device/queued-submission.schema.json has them. */
export const isQueued = (value: unknown): value is QueuedSubmission =>
	isObject(value) && typeof value.key === "string" && typeof value.form === "string" && typeof value.draft === "string" && typeof value.address === "string" && typeof value.user === "string" && typeof value.operation === "string" && isObject(value.body) && typeof value.saved_at === "number";
