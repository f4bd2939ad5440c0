import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/UserLog/createLog (spec §7). */
export const userLogCreateLog = commandAdapter("userLogCreateLog", { invalidates: [] });
