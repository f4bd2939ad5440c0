import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/User/endSessions: ends one session, the current one, or all. */
export const userEndSessions = commandAdapter("userEndSessions", { invalidates: ["userGetSessions"] });
