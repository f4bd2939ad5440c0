import { staffName } from "../login/staff-name.ts";
import type { DataRequest } from "../repositories/people/data-request.ts";
import { maskedMobile } from "../repositories/people/user.ts";
import { INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, TIME, YES_OR_NO } from "../wire/response-shapes.ts";

const PERSON = { anyOf: [objectOf({ id: TEXT, name: TEXT }), { type: "null" }] };
const TIME_OR_NULL = { type: ["string", "null"], format: "date-time" };

/** A request as lists show it. */
export const REQUEST_PARTS = {
	id: TEXT,
	number: INTEGER,
	kind: TEXT,
	channel: TEXT,
	scope: TEXT,
	state: TEXT,
	identity: TEXT_OR_NULL,
	/** Who asks: a name with a masked number, or the number of a case; null where neither is there any more. */
	about: TEXT_OR_NULL,
	assignee: PERSON,
	overdue: YES_OR_NO,
	created_at: TIME,
	due_on: TEXT,
	settled_at: TIME_OR_NULL,
	reason: TEXT_OR_NULL,
};

/** One request with all that is needed to work on it. */
export const REQUEST_DETAIL = objectOf({
	...REQUEST_PARTS,
	/** What was written until now: in the person's words, and what they were asked back with what they answered. */
	wish: TEXT_OR_NULL,
	exchanges: listOf(objectOf({ question: TEXT, answer: TEXT_OR_NULL })),
	link: TEXT_OR_NULL,
	link_until: TIME_OR_NULL,
	confirm: TEXT_OR_NULL,
	steps: listOf(
		objectOf({ action: TEXT, detail: { type: "object", additionalProperties: true }, at: TIME, by: TEXT_OR_NULL }),
	),
	/** What can be corrected: of the account, and of cases that the reader may read. */
	values: listOf(objectOf({ case: TEXT_OR_NULL, number: TEXT_OR_NULL, name: TEXT, label: TEXT, text: TEXT })),
	/** What an erasure would do; null where it is not asked for. */
	plan: {
		anyOf: [
			objectOf({
				drafts: INTEGER,
				sessions: INTEGER,
				followed: INTEGER,
				restricted: INTEGER,
				cases: listOf(
					objectOf({ number: TEXT, category: TEXT, published: YES_OR_NO, why: TEXT_OR_NULL, until: TIME_OR_NULL }),
				),
			}),
			{ type: "null" },
		],
	},
});

/** Who a request is about, as it is shown and has to be typed to confirm an erasure. */
export function aboutOf({ scope, case_number, person, person_mobile }: DataRequest): string | null {
	if (scope === "case") return case_number;
	return person === null || person_mobile === null ? null : staffName({ nickname: person, mobile: person_mobile });
}

/** What has to be typed to confirm an erasure: the name or masked number of whom, or the case's number. */
export function confirmationOf({ scope, case_number, person, person_mobile }: DataRequest): string | null {
	if (scope === "case") return case_number;
	return person ?? (person_mobile === null ? null : maskedMobile(person_mobile));
}

/** A request as lists show it. */
export const requestOf = (one: DataRequest) => ({
	id: one.id,
	number: one.number,
	kind: one.kind,
	channel: one.channel,
	scope: one.scope,
	state: one.state,
	identity: one.identity,
	about: aboutOf(one),
	overdue: one.overdue,
	reason: one.reason,
	assignee:
		one.assignee_id === null || one.assignee === null
			? null
			: { id: one.assignee_id, name: staffName({ nickname: one.assignee, mobile: one.assignee_mobile ?? "" }) },
	created_at: one.created_at.toISOString(),
	due_on: one.due_on,
	settled_at: one.settled_at?.toISOString() ?? null,
});
