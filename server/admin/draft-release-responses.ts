import type { JsonObject } from "../../schemas/json/json.ts";
import {
	ANY,
	DIAGNOSTIC,
	INTEGER,
	listOf,
	objectOf,
	REFERENCE_PARTS,
	SOURCE,
	TEXT,
	TEXT_OR_NULL,
	TIME,
} from "../wire/response-shapes.ts";

const EDIT_PARTS: Record<string, JsonObject> = {
	id: TEXT,
	verb: TEXT,
	path: TEXT,
	at: TEXT,
	value: ANY,
	to: TEXT,
	index: INTEGER,
};
const OPTIONAL_PARTS = ["value", "to", "index"];

const STORED_EDIT = objectOf({ ...EDIT_PARTS, by: TEXT_OR_NULL, by_id: TEXT_OR_NULL, at_time: TEXT }, OPTIONAL_PARTS);

export const SENTENCE = objectOf({ text: TEXT, values: { type: "object", additionalProperties: true } });

const REFUSED = listOf(objectOf({ edit: STORED_EDIT, why: SENTENCE }));

const DRAFT_PARTS = { id: TEXT, name: TEXT, base: TEXT, version: INTEGER };

export const DRAFTS_RESPONSE = objectOf({
	list: listOf(objectOf({ ...DRAFT_PARTS, updated_at: TIME, updated_by: TEXT_OR_NULL, changes: INTEGER })),
});

export const STARTED_RESPONSE = objectOf(DRAFT_PARTS);

export const DRAFT_RESPONSE = objectOf({
	...DRAFT_PARTS,
	state: TEXT,
	sources: listOf(SOURCE),
	edits: listOf(STORED_EDIT),
});

export const APPENDED_RESPONSE = objectOf({ version: INTEGER, others: listOf(STORED_EDIT) });

export const CHECK_RESPONSE = objectOf({ version: INTEGER, diagnostics: listOf(DIAGNOSTIC), refused: REFUSED });

export const CHANGES_RESPONSE = objectOf({
	documents: listOf(
		objectOf({
			path: TEXT,
			kind: TEXT,
			sentences: listOf(SENTENCE),
			acts: listOf(objectOf({ sentence: SENTENCE, by: TEXT_OR_NULL, at_time: TEXT })),
		}),
	),
	class: TEXT,
	forms: listOf(TEXT),
	refused: REFUSED,
});

/** When it comes, null for at once, and when the release before returns, null for never. */
const TIMES = { at: TEXT_OR_NULL, until: TEXT_OR_NULL };

export const PUBLISHED_RESPONSE = objectOf(
	{ ...REFERENCE_PARTS, diagnostics: listOf(DIAGNOSTIC), refused: REFUSED, ...TIMES },
	["revoked_forms"],
);

export const DISCARDED_RESPONSE: JsonObject = { type: "null" };

export const ME_RESPONSE = objectOf({
	user: objectOf({ id: TEXT, nickname: TEXT, roles: listOf(TEXT), assignments: listOf(ANY) }),
	time_zone: TEXT,
});
