import { publishCase } from "../../cases/publish-case.ts";
import { closeToPublic } from "../../repositories/message-status.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Publishes a case, or takes it back. Throws 403, 404 or 409. */
export const deskPublishCase: StaffRoute<"deskPublishCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "publish", action: input.published ? "case.published" : "case.unpublished" },
		async (transaction, found) => {
			if (input.published) await publishCase(transaction, found, input.attachments === true);
			else await closeToPublic(transaction, found.id);
			return { id: found.id, version: await versionOf(transaction, found.id) };
		},
	);
