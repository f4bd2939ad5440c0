import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/Login/mobileVerifyCode (spec §7). */
export const loginMobileVerifyCode = commandAdapter("loginMobileVerifyCode", { invalidates: [] });
