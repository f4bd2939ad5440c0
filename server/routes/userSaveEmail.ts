import type { RequestOf } from "../../schemas/operation.ts";
import { signedIn } from "../login/caller.ts";
import { confirmEmailOf, sendEmailCode } from "../member/own-email.ts";
import { deleteEmail } from "../repositories/people/email-address.ts";
import { invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

const incomplete = () => invalid([{ pointer: "/email", message: "This value is not valid." }]);

/** Has a code sent to an address, takes it with that code, or removes it. Throws 404 where the portal sends no mails, 422 or 429. */
export const userSaveEmail: Route<"userSaveEmail"> = async (
	{ email, code }: RequestOf<"userSaveEmail">,
	{ caller, services },
) => {
	const { id, locale } = signedIn(caller);
	if (email === null) await deleteEmail(services.db, id);
	else if (code !== undefined) await confirmEmailOf(services, id, code);
	else if (email !== undefined) await sendEmailCode(services, { id, locale }, email);
	else throw incomplete();
	return null;
};
