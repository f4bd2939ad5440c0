/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { Answer, Attachment, FlowEntry } from "../types.gen.ts";

/** Whether a value has url, name, mime as schemas/api/shapes/attachment.schema.json has them. */
export const isAttachment = (value: unknown): value is Attachment =>
	isObject(value) && typeof value.url === "string" && typeof value.name === "string" && typeof value.mime === "string";

/** Whether a value has action, to_status, created_at as schemas/api/shapes/flow-entry.schema.json has them. */
export const isFlowEntry = (value: unknown): value is FlowEntry =>
	isObject(value) && typeof value.action === "string" && typeof value.to_status === "string" && typeof value.created_at === "string";

/** Whether a value has label, text as schemas/api/shapes/answer.schema.json has them. */
export const isAnswer = (value: unknown): value is Answer =>
	isObject(value) && typeof value.label === "string" && typeof value.text === "string";
