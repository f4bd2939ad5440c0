import type { Hash } from "../../../schemas/release.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import type { FormValues } from "../state/values-store.ts";

/** An application draft: what a person has typed and not sent. Kept on the device, per form and user. */
export type Draft = {
	/** Of the form artefact it was started on. */
	hash: Hash;
	/** Of the release it was started on. */
	release: string;
	answers: FormValues;
	attachments: Record<string, Attachment>;
	/** Lives as long as the draft: however often it is sent, one case is filed. */
	idempotency_key: string;
	/** Grows with each saving; two tabs find each other's work by it. */
	version: number;
	/** Milliseconds since 1970. */
	saved_at: number;
};

/** Whether what stands in the device's storage is a draft; anything else is left alone. */
export const isDraft = (value: unknown): value is Draft =>
	isObject(value) &&
	["hash", "release", "idempotency_key"].every((name) => typeof value[name] === "string") &&
	["answers", "attachments"].every((name) => isObject(value[name])) &&
	["version", "saved_at"].every((name) => typeof value[name] === "number");
