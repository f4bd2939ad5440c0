import { recordReading } from "../../audit/record.ts";
import { currentCategories } from "../../cases/categories.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { flowOf } from "../../cases/flow.ts";
import { fullCase } from "../../cases/full-case.ts";
import { privateValues } from "../../cases/private-values.ts";
import { networkOf } from "../../login/network.ts";
import { mayWithCase, shownFields } from "../../policies/case-policy.ts";
import { listOriginals } from "../../repositories/desk/case-original.ts";
import { findProposal } from "../../repositories/desk/publication-proposal.ts";
import { findMessage } from "../../repositories/messages/message.ts";
import { absent } from "../../wire/refusal.ts";
import { picturesOf } from "../case-pictures.ts";
import type { StaffRoute } from "../staff-route.ts";

/** A case as everybody will see it once it is published. Throws 404. */
export const deskPreviewPublication: StaffRoute<"deskPreviewPublication"> = async (
	{ id },
	{ services, user, request },
) => {
	const { db } = services;
	const standing = await demandCase(db, user, id, "read");
	const message = await findMessage(db, id);
	if (!message) throw absent();
	await recordReading(db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	const seen = { message: { ...message, published: true }, own: false, full: false, reader: null };
	const shown = await fullCase(services, seen, null);
	const flow = await flowOf(services, seen);
	const proposal = await findProposal(db, id);
	const category = (await currentCategories(db)).find(({ code }) => code === message.category_code);
	const texts = [
		shown.title,
		shown.reply ?? "",
		...shown.answers.map(({ text }) => text),
		...flow.map(({ note }) => note),
	];
	const found = new Map(texts.flatMap(privateValues).map(({ kind, text }) => [text, { kind, text }]));
	return {
		id,
		version: message.version,
		published: message.published,
		message: shown,
		flow,
		second_person: category?.second_person === true,
		proposed_by: proposal?.author ?? "",
		may_publish: mayWithCase(user, "publish", standing),
		private: [...found.values()],
		pictures: await picturesOf(services, message, { user, standing }),
		originals: shownFields(user, standing).has("originals") ? await listOriginals(db, id) : [],
	};
};
