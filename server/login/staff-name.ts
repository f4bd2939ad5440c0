import type { UserRow } from "../database/tables.ts";
import { chosenName, maskedMobile } from "../repositories/people/user.ts";

/** Somebody of the staff as colleagues read them: by their name with their masked number, which tells namesakes apart. */
export function staffName(user: Pick<UserRow, "nickname" | "mobile">): string {
	const name = chosenName(user);
	const masked = maskedMobile(user.mobile);
	return name === null ? masked : `${name} (${masked})`;
}
