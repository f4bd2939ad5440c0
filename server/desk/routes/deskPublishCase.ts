import { publicationAction } from "../../audit/actions.ts";
import { publishCase } from "../../cases/publish-case.ts";
import { deleteProposal } from "../../repositories/desk/publication-proposal.ts";
import { closeToPublic } from "../../repositories/messages/message-status.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffResponseOf, StaffRoute } from "../staff-route.ts";

/** What the audit log calls it. */
const actionOf = ({ outcome }: StaffResponseOf<"deskPublishCase">) =>
	publicationAction(outcome === "taken_back" ? null : outcome);

/** Publishes a case, proposes it where its category asks for a second person, or takes it back. Throws 403, 404 or 409. */
export const deskPublishCase: StaffRoute<"deskPublishCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "publish", action: actionOf },
		async (transaction, found): Promise<StaffResponseOf<"deskPublishCase">> => {
			const outcome = input.published
				? await publishCase(transaction, found, input.attachments === true, user)
				: "taken_back";
			if (outcome === "taken_back") {
				await closeToPublic(transaction, found.id);
				await deleteProposal(transaction, found.id);
			}
			return { id: found.id, version: await versionOf(transaction, found.id), outcome };
		},
	);
