import { mayAdministerAll } from "../policies/people-policy.ts";
import { setWorkEmail, unlinkIdentities } from "../repositories/people/openid.ts";
import { invalid } from "../wire/refusal.ts";
import { INTEGER, objectOf, TEXT_OR_NULL } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandAccount } from "./demand-account.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/people/{id}/work-account";

const naming: AdminRoute = {
	method: "POST",
	path: PATH,
	summary: "Enters the address by which the provider of OpenID Connect knows somebody; an empty one takes it out.",
	body: {
		type: "object",
		properties: { email: { type: "string", maxLength: 254, pattern: "^([^\\s@]+@[^\\s@]+)?$" } },
		required: ["email"],
		additionalProperties: false,
	},
	response: objectOf({ work_email: TEXT_OR_NULL }),
	allowed: mayAdministerAll,
	confirmed: true,
	handle: ({ params, body, record }, { db }) =>
		db.transaction().execute(async (transaction) => {
			const { id } = await demandAccount(transaction, params.id);
			const email = textIn(body, "email")?.toLowerCase() || null;
			const message = "Somebody else has this address already.";
			if (!(await setWorkEmail(transaction, id, email))) throw invalid([{ pointer: "/email", message }], message);
			await record({ action: "work_account.named", object: { kind: "account", id } }, transaction);
			return { work_email: email };
		}),
};

const unlinking: AdminRoute = {
	method: "POST",
	path: `${PATH}/unlink`,
	summary:
		"Forgets which identity of the provider is somebody's: the next one with their verified number or address is linked.",
	body: EMPTY_BODY,
	response: objectOf({ unlinked: INTEGER }),
	allowed: mayAdministerAll,
	confirmed: true,
	handle: ({ params, record }, { db }) =>
		db.transaction().execute(async (transaction) => {
			const { id } = await demandAccount(transaction, params.id);
			const unlinked = await unlinkIdentities(transaction, id);
			await record(
				{ action: "work_account.unlinked", object: { kind: "account", id }, detail: { unlinked } },
				transaction,
			);
			return { unlinked };
		}),
};

/** Calls by which administrators say by which identity of the provider somebody signs in. */
export const WORK_ACCOUNT_ROUTES: readonly AdminRoute[] = [naming, unlinking];
