import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET api/User/getProfile: the caller's profile. */
export const userGetProfile = queryAdapter("userGetProfile");
