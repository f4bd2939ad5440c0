import type { UserRow } from "../database/tables.ts";
import { maskedMobile } from "../repositories/user.ts";

/** Who handles a case while they have given themselves no name; a text of the engine. */
const SERVICE_CENTRE = "Service centre";

/** Who handled a case, as everybody reads it in its flow: by their name, never by their number. */
export const handlerName = ({ nickname, mobile }: Pick<UserRow, "nickname" | "mobile">): string =>
	nickname === maskedMobile(mobile) ? SERVICE_CENTRE : nickname;
