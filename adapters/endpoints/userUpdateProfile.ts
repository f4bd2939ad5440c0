import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/User/updateProfile: changes the caller's profile. */
export const userUpdateProfile = commandAdapter("userUpdateProfile", {
	invalidates: ["userGetProfile", "draftsGetList"],
});
