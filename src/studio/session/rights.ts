import type { Me } from "../api/admin-types.ts";

type Person = Me["user"] | null;

/** Roles that change the portal itself: its documents and what is published on it. */
const EDITING = ["editor", "publisher", "administrator"];

export const isAdministrator = (me: Person): boolean => me?.roles.includes("administrator") === true;

/** Whether somebody changes documents and content. Whoever only handles cases has nothing to do in the studio. */
export const editsPortal = (me: Person): boolean => me?.roles.some((role) => EDITING.includes(role)) === true;

/** Whether somebody publishes what was changed, and takes it back. */
export const publishesPortal = (me: Person): boolean => isAdministrator(me) || me?.roles.includes("publisher") === true;

/** Whether somebody may give rights over a team or category, or all of them. */
export const administers = (me: Person): boolean =>
	isAdministrator(me) || me?.assignments.some(({ right }) => right === "administers") === true;

/** Whether the desk is somebody's place: by a role, or, as for most clerks, by any right over a team or category. */
export const worksAtDesk = (me: Person): boolean =>
	isAdministrator(me) || me?.roles.includes("handler") === true || (me?.assignments.length ?? 0) > 0;
