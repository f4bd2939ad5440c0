import { deskFigures } from "../desk-figures.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How long cases took, and how well, of those that the caller may read. */
export const deskGetFigures: StaffRoute<"deskGetFigures"> = ({ months = 12 }, { services: { db }, user }) =>
	deskFigures({ db, user, months });
