import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/User/delete: deletes the caller's account. */
export const userDelete = commandAdapter("userDelete", { invalidates: [] });
