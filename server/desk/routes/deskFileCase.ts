import { record } from "../../audit/record.ts";
import { fileCase, filedBefore, type OnBehalf } from "../../cases/file-case.ts";
import { filingReceipt } from "../../cases/filing-receipt.ts";
import { networkOf } from "../../login/network.ts";
import { notifyFiled } from "../../notifications/outbox-notifier.ts";
import { mayWithCase } from "../../policies/case-policy.ts";
import { insertOnBehalf } from "../../repositories/desk/case-on-behalf.ts";
import { findOrCreateUser } from "../../repositories/people/user.ts";
import { Refusal } from "../../wire/refusal.ts";
import { requestAs } from "../../wire/request-operation.ts";
import type { StaffContext, StaffRequestOf, StaffRoute } from "../staff-route.ts";

type Taken = Pick<StaffRequestOf<"deskFileCase">, "channel" | "mobile">;

/** What the audit log says of it names nobody: who it was for is nobody's business there. */
const onBehalfOf = ({ channel, mobile }: Taken, { user, services, request }: StaffContext): OnBehalf => ({
	clerk: user.id,
	demand(category) {
		if (!mayWithCase(user, "file", category))
			throw new Refusal(403, "You handle no cases of this category. Choose another one.");
	},
	account: mobile === undefined ? null : async () => (await findOrCreateUser(services.db, mobile)).id,
	async keep(transaction, id, named) {
		await insertOnBehalf(transaction, { message_id: id, channel, clerk_id: user.id });
		const { user_id, status } = await transaction
			.selectFrom("message")
			.select(["user_id", "status"])
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		if (user_id !== null) await notifyFiled(transaction, services.settings, { message_id: id, user_id, status });
		await record(transaction, {
			actor: user,
			from: networkOf(request.ip),
			action: "case.filed",
			object: { kind: "case", id },
			detail: { channel, for: named ? "account" : "nobody" },
		});
	},
});

/** Files a case for somebody who called, came or wrote. Throws 403, 409, 410 or 422. */
export const deskFileCase: StaffRoute<"deskFileCase"> = async ({ channel, mobile, ...submission }, context) => {
	const { services, request } = context;
	const before = await filedBefore(services, submission);
	if (before) return filingReceipt(services, { filed: before, repeated: true });
	const filing = await fileCase(services, submission, null, {
		request: requestAs(request),
		language: request.headers["accept-language"],
		onBehalf: onBehalfOf({ channel, mobile }, context),
	});
	return filingReceipt(services, filing);
};
