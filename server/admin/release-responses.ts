import {
	DIAGNOSTIC,
	INTEGER,
	listOf,
	objectOf,
	REFERENCE_PARTS,
	SOURCE,
	TEXT,
	TEXT_OR_NULL,
	TIME,
	YES_OR_NO,
} from "../wire/response-shapes.ts";

const REFERENCE = objectOf(REFERENCE_PARTS, ["revoked_forms"]);

const PUBLICATION = objectOf({
	version: INTEGER,
	id: TEXT,
	origin: TEXT,
	note: TEXT,
	overridden: YES_OR_NO,
	published_at: TIME,
	author: TEXT_OR_NULL,
	current: YES_OR_NO,
	manifest_url: TEXT,
});

const REVOKED_PARTS = { release_id: TEXT, form: TEXT_OR_NULL, form_hash: TEXT_OR_NULL };

export const DOCUMENTS_RESPONSE = objectOf({
	release: { anyOf: [REFERENCE, { type: "null" }] },
	sources: listOf(SOURCE),
});

export const RELEASES_RESPONSE = objectOf({
	list: listOf(PUBLICATION),
	schedules: listOf(
		objectOf({
			id: INTEGER,
			release: TEXT,
			over: TEXT,
			state: TEXT,
			note: TEXT,
			problem: TEXT_OR_NULL,
			author: TEXT_OR_NULL,
			starts_at: TIME,
			ends_at: TEXT_OR_NULL,
		}),
	),
	revocations: listOf(objectOf({ ...REVOKED_PARTS, reason: TEXT, revoked_at: TIME, author: TEXT_OR_NULL })),
});

export const PUBLISH_RESPONSE = objectOf({ ...REFERENCE_PARTS, diagnostics: listOf(DIAGNOSTIC) }, ["revoked_forms"]);

export const RESTORE_RESPONSE = REFERENCE;

export const REVOKE_RESPONSE = objectOf(REVOKED_PARTS);
