/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { Attachment, Copied, Draft, DraftNews, EndedDraft, ServerDraft } from "../types.gen.ts";

/** Whether a value has hash, release, idempotency_key, answers, attachments, version, saved_at as schemas/device/draft.schema.json has them. */
export const isDraft = (value: unknown): value is Draft =>
	isObject(value) && typeof value.hash === "string" && typeof value.release === "string" && typeof value.idempotency_key === "string" && isObject(value.answers) && isObject(value.attachments) && Number.isInteger(value.version) && typeof value.saved_at === "number";

/** Whether a value is as schemas/device/draft-copy.schema.json says. */
export const isCopied = (value: unknown): value is Copied =>
	isObject(value) && Number.isInteger(value.version) && Number.isInteger(value.draft);

/** Whether a value is as schemas/device/draft-news.schema.json says. */
export const isDraftNews = (value: unknown): value is DraftNews =>
	isObject(value) && typeof value.form === "string" && (value.ended === undefined || isObject(value.ended) && typeof value.ended.form === "string" && typeof value.ended.idempotency_key === "string" && (value.ended.how === "sent" || value.ended.how === "discarded") && (typeof value.ended.number === "string" || value.ended.number === null) && (value.ended.attachments === undefined || Array.isArray(value.ended.attachments) && value.ended.attachments.every((one3: unknown) => typeof one3 === "string")) && typeof value.ended.ended_at === "string");

/** Whether a value has form, form_hash, idempotency_key, updated_at, data, version as schemas/api/shapes/draft.schema.json has them. */
export const isServerDraft = (value: unknown): value is ServerDraft =>
	isObject(value) && typeof value.form === "string" && typeof value.form_hash === "string" && typeof value.idempotency_key === "string" && typeof value.updated_at === "string" && isObject(value.data) && Number.isInteger(value.version);

/** Whether a value has id as schemas/api/shapes/attachment.schema.json has them. */
export const isStoredAttachment = (value: unknown): value is Attachment =>
	isObject(value) && typeof value.id === "string";

/** Whether a value has how, form, idempotency_key, ended_at as schemas/api/shapes/ended-draft.schema.json has them. */
export const isEndedDraft = (value: unknown): value is EndedDraft =>
	isObject(value) && (value.how === "sent" || value.how === "discarded") && typeof value.form === "string" && typeof value.idempotency_key === "string" && typeof value.ended_at === "string";
