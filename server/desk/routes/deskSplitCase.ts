import { randomUUID } from "node:crypto";
import { handlerName } from "../../cases/handler-name.ts";
import { settleClocks } from "../../cases/settle-clocks.ts";
import { firstStateOf, workflowHashFor, workflowOfCase } from "../../cases/workflow.ts";
import type { Db } from "../../database/connection.ts";
import { insertLink, insertNote } from "../../repositories/case-relations.ts";
import { findKnownCategory } from "../../repositories/category-code.ts";
import { nextNumber } from "../../repositories/message.ts";
import { insertFlow } from "../../repositories/message-flow.ts";
import { handledOf } from "../../repositories/message-watch.ts";
import { findCurrentManifest } from "../../repositories/release.ts";
import { invalid } from "../../wire/refusal.ts";
import { changeCase } from "../change-case.ts";
import type { StaffRequestOf, StaffRoute } from "../staff-route.ts";

type Split = Pick<StaffRequestOf<"deskSplitCase">, "title" | "category">;

async function categoryFor(db: Db, code: string) {
	const category = await findKnownCategory(db, code);
	if (category) return category;
	const text = "Please choose a category.";
	throw invalid([{ pointer: "/category", message: text }], text);
}

/** Stores the second case: what was asked and answered is the first one's, the title and category its own. */
async function insertPart(db: Db, id: string, { title, category: code }: Split) {
	const original = await db
		.selectFrom("message")
		.select(["user_id", "form", "form_hash", "release_id", "project_id", "data", "labels", "confidential"])
		.select(["public_text", "district", "priority"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const category = await categoryFor(db, code ?? (await handledOf(db, { id })).category_code);
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Error("There is no release.");
	const workflow_hash = await workflowHashFor(db, manifest, category.code);
	const handled = { workflow_hash, category_code: category.code };
	const part = {
		id: randomUUID(),
		number: await nextNumber(db),
		status: firstStateOf(await workflowOfCase(db, handled)),
	};
	await db
		.insertInto("message")
		.values({
			...original,
			...part,
			...{ title, workflow_hash, category_id: category.id, idempotency_owner: "split", idempotency_key: part.id },
			...{ data: JSON.stringify(original.data), labels: JSON.stringify(original.labels) },
			...{ reply: null, rating: null, rating_comment: null, query_code_mac: null, request_digest: "" },
		})
		.execute();
	return { ...part, ...handled };
}

/** Makes a second case of a part of one: the same reporter and answers, a title of its own. Throws 403, 404, 409 or 422. */
export const deskSplitCase: StaffRoute<"deskSplitCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", detail: { what: "split" } },
		async (transaction, found) => {
			const part = await insertPart(transaction, found.id, input);
			await insertFlow(transaction, {
				...{ message_id: part.id, action: "submit", from_status: null, to_status: part.status },
				...{ note: "", actor: handlerName(user), by_citizen: false },
			});
			await settleClocks(transaction, part);
			await insertLink(transaction, { message_id: found.id, other_id: part.id, kind: "split" });
			for (const message_id of [found.id, part.id])
				await insertNote(transaction, { message_id, author_id: user.id, text: input.note.trim() });
			return { id: part.id, number: part.number };
		},
	);
