import type { UserRow } from "../database/tables.ts";
import { chosenName } from "../repositories/user.ts";

/** Who handles a case while they have no name; a text of the engine. */
const SERVICE_CENTRE = "Service centre";

/** Who handled a case, as everybody reads it in its flow: by their name, never by their number. */
export const handlerName = (user: Pick<UserRow, "nickname" | "mobile">): string => chosenName(user) ?? SERVICE_CENTRE;
