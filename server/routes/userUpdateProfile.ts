import type { RequestOf } from "../../schemas/operation.ts";
import { signedIn } from "../login/caller.ts";
import { deleteDrafts } from "../repositories/messages/draft.ts";
import { forgetDiscarded } from "../repositories/messages/ended-draft.ts";
import { ownUploads } from "../repositories/messages/upload.ts";
import { publicUser, updateUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

type Changes = RequestOf<"userUpdateProfile">;

/** Throws 422 for a name without letters, and for a picture that is not an upload of the user's own. */
async function check({ db }: Services, userId: string, { nickname, avatar }: Changes): Promise<void> {
	if (nickname?.trim() === "") throw invalid([{ pointer: "/nickname", message: "should not be empty" }]);
	if (typeof avatar !== "string") return;
	const [upload] = await ownUploads(db, [avatar], userId);
	if (!upload?.thumbnail || upload.owner_id !== userId)
		throw invalid([{ pointer: "/avatar", message: "Please choose a picture that you have uploaded." }]);
}

/** Changes what is named of the caller's profile. Whoever keeps no drafts on the server has none there from now on. */
export const userUpdateProfile: Route<"userUpdateProfile"> = async (changes, { caller, services }) => {
	const { id } = signedIn(caller);
	await check(services, id, changes);
	const user = await services.db.transaction().execute(async (transaction) => {
		if (changes.keep_drafts === false) {
			await deleteDrafts(transaction, id);
			await forgetDiscarded(transaction, id);
		}
		const { nickname } = changes;
		return updateUser(transaction, id, nickname === undefined ? changes : { ...changes, nickname: nickname.trim() });
	});
	return publicUser(user);
};
