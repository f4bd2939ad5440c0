import type { UserRow } from "../database/tables.ts";
import { maskedMobile } from "../repositories/user.ts";

/** Somebody of the staff as colleagues read them: by their name with their masked number, which tells namesakes apart. */
export function staffName({ nickname, mobile }: Pick<UserRow, "nickname" | "mobile">): string {
	const masked = maskedMobile(mobile);
	return nickname === masked ? masked : `${nickname} (${masked})`;
}
