import { RIGHTS } from "../database/tables/assignment.ts";
import { ROLES } from "../repositories/people/roles.ts";
import { INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, TIME, YES_OR_NO } from "../wire/response-shapes.ts";

const ASSIGNED = objectOf({ right: { type: "string", enum: RIGHTS }, team: TEXT, category: TEXT }, [
	"team",
	"category",
]);

const PERSON_PARTS = {
	id: TEXT,
	name: TEXT,
	nickname: TEXT_OR_NULL,
	mobile: TEXT,
	work_email: TEXT_OR_NULL,
	roles: listOf({ type: "string", enum: ROLES }),
	assignments: listOf(ASSIGNED),
};

/** Somebody of the staff, their number masked. */
export const PERSON_RESPONSE = objectOf(PERSON_PARTS);

export const PEOPLE_RESPONSE = objectOf({
	list: listOf(objectOf({ ...PERSON_PARTS, last_seen_at: TEXT_OR_NULL, sessions: INTEGER, linked: YES_OR_NO })),
});

export const RIGHTS_RESPONSE = objectOf({
	roles: listOf(TEXT),
	rights: listOf(TEXT),
	teams: listOf(objectOf({ id: TEXT, name: TEXT })),
	categories: listOf(objectOf({ code: TEXT, name: TEXT, team: TEXT_OR_NULL, restricted: YES_OR_NO })),
});

export const SESSIONS_RESPONSE = objectOf({
	list: listOf(objectOf({ id: TEXT, device: TEXT, created_at: TIME, last_seen_at: TIME })),
});

/** How many were ended. */
export const ENDED_RESPONSE = objectOf({ ended: INTEGER });
