import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/Login/mobileLogin (spec §7). What depends on the session is keyed by it, so nothing needs invalidating. */
export const loginMobileLogin = commandAdapter("loginMobileLogin", { invalidates: [] });
