import type { UserRow } from "../database/tables.ts";
import { chosenName } from "../repositories/people/user.ts";

/** Who handles a case while neither they nor their unit have a name; a text of the engine. */
export const SERVICE_CENTRE = "Service centre";

/** Who handled a case, as colleagues read it in its flow: by their name, never by their number. Citizens read the unit (flow.ts). */
export const handlerName = (user: Pick<UserRow, "nickname" | "mobile">): string => chosenName(user) ?? SERVICE_CENTRE;
