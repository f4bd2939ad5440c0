import type { AssignedRight } from "../api/admin-types.ts";

/** Somebody of the staff. */
export type Person = {
	id: string;
	/** As colleagues read it: with their masked number, which tells namesakes apart. */
	name: string;
	/** The name alone; null where they have none. */
	nickname: string | null;
	mobile: string;
	roles: readonly string[];
	assignments: readonly AssignedRight[];
	last_seen_at?: string | null;
	sessions?: number;
	/** The address by which the organisation's provider knows them. */
	work_email: string | null;
	/** Whether they have signed in there. */
	linked?: boolean;
};

/** What can be given. */
export type Givable = {
	roles: readonly string[];
	rights: readonly string[];
	teams: readonly { id: string; name: string }[];
	categories: readonly { code: string; name: string; team: string | null; restricted: boolean }[];
};

/** A role, or a right over a team or category. */
export type Given = { role: string } | AssignedRight;
