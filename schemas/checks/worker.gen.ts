/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { PushMessage, WorkerMessage } from "../types.gen.ts";

/** Whether a value is as schemas/device/worker-message.schema.json says. */
export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
	(isObject(value) && value.type === "session-ended" || isObject(value) && value.type === "store-ahead" && Array.isArray(value.files) && value.files.every((one3: unknown) => typeof one3 === "string"));

/** Whether a value is as schemas/device/push-message.schema.json says. */
export const isPushMessage = (value: unknown): value is PushMessage =>
	isObject(value) && typeof value.title === "string" && typeof value.body === "string" && typeof value.lang === "string" && typeof value.path === "string" && typeof value.tag === "string";
