import { INTEGER, listOf, objectOf, TEXT, TIME, YES_OR_NO } from "../wire/response-shapes.ts";

/** What a draft release touches (impact.ts). */
export const IMPACT_RESPONSE = objectOf({
	class: { type: "string", enum: ["safe", "asks_started_forms_again", "breaking"] },
	gone: listOf(objectOf({ kind: TEXT, id: TEXT, cases: INTEGER })),
	forms: listOf(
		objectOf({
			id: TEXT,
			title: TEXT,
			drafts: INTEGER,
			open_cases: INTEGER,
			latest_drafts: listOf(objectOf({ version: TEXT, changed_at: TIME, expires_at: TIME })),
			latest_cases: listOf(objectOf({ id: TEXT, number: TEXT, category: TEXT, state: TEXT, submitted_at: TIME })),
		}),
	),
	categories: listOf(objectOf({ code: TEXT, name: TEXT })),
	pages: listOf(objectOf({ path: TEXT, title: TEXT })),
});

const FAILURE = objectOf({ pointer: TEXT, message: TEXT }, ["message"]);

/** What would be refused now, without a value (replay.ts). */
export const REPLAY_RESPONSE = objectOf({
	forms: listOf(
		objectOf({
			form: TEXT,
			submissions: INTEGER,
			refused: INTEGER,
			failures: listOf(objectOf({ pointer: TEXT, message: TEXT, count: INTEGER })),
		}),
	),
	test_cases: listOf(objectOf({ id: TEXT, title: TEXT, form: TEXT, refused: listOf(TEXT), failures: listOf(FAILURE) })),
});

export const APPROVAL_RESPONSE = objectOf({
	wanted: YES_OR_NO,
	approvals: listOf(objectOf({ name: TEXT, user_id: TEXT, note: TEXT, approved_at: TIME })),
});
