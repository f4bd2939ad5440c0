import { isEdit } from "../../schemas/edits/checks.gen.ts";
import { VERBS } from "../../schemas/edits/registry.ts";
import type { Edit } from "../../schemas/edits/types.ts";
import { isObject } from "../../schemas/json/json.ts";
import { invalid } from "../wire/refusal.ts";
import { MAP, NOTE } from "./release-bodies.ts";
import { isPath, NO_PATH } from "./source-paths.ts";

/** No members. */
export const EMPTY_BODY = { type: "object", additionalProperties: false };

export const NEW_DRAFT_BODY = {
	type: "object",
	properties: { name: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" } },
	required: ["name"],
	additionalProperties: false,
};

const ADDRESS = { type: "string", maxLength: 2000 };

const EDIT = {
	type: "object",
	description: "One act in the studio; schemas/edits/types.ts says what its members mean with each verb.",
	properties: {
		id: { type: "string", minLength: 1, maxLength: 64, description: "An edit that is sent again is stored once." },
		verb: { type: "string", enum: Object.keys(VERBS) },
		path: { type: "string", minLength: 1, maxLength: 200, description: "Of the document." },
		at: { ...ADDRESS, description: "Address of the part." },
		value: { description: "Any JSON value." },
		to: ADDRESS,
		index: { type: "integer", minimum: 0, maximum: 1_000_000 },
	},
	required: ["id", "verb", "path", "at"],
	additionalProperties: false,
};

export const EDITS_BODY = {
	type: "object",
	properties: {
		after: {
			type: "integer",
			minimum: 0,
			description: "The version that the edits were made over. They are appended whatever came in since.",
		},
		edits: { type: "array", items: EDIT, minItems: 1, maxItems: 500 },
	},
	required: ["after", "edits"],
	additionalProperties: false,
};

export const PUBLISH_DRAFT_BODY = {
	type: "object",
	properties: {
		note: NOTE,
		map: MAP,
		at: { type: "string", maxLength: 40, description: "When it comes in force (ISO 8601); at once unless said." },
		until: { type: "string", maxLength: 40, description: "When the release before returns by itself." },
		rebase: {
			type: "boolean",
			description: "Applies the edits over the release in force, where that is not the draft's base any more.",
		},
	},
	additionalProperties: false,
};

/** The edits in a body, each of its id once. Throws 422 for a document's path that is none. */
export function editsIn(body: unknown): Edit[] {
	const edits = isObject(body) && Array.isArray(body.edits) ? body.edits.filter(isEdit) : [];
	const errors = edits.flatMap(({ path }, index) =>
		isPath(path) ? [] : [{ pointer: `/edits/${index}/path`, message: NO_PATH }],
	);
	if (errors.length > 0) throw invalid(errors);
	return [...new Map(edits.map((edit) => [edit.id, edit])).values()];
}

/** The version in a body. */
export const afterIn = (body: unknown): number => (isObject(body) && typeof body.after === "number" ? body.after : 0);

/** Whether a body says to apply the edits over the release in force. */
export const rebasesIn = (body: unknown): boolean => isObject(body) && body.rebase === true;
