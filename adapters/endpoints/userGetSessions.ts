import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET api/User/getSessions: where the caller is logged in. */
export const userGetSessions = queryAdapter("userGetSessions");
