import { currentCategories } from "../cases/categories.ts";
import { CITIZEN } from "../cases/citizen-action.ts";
import { loadForm, type ReleasedForm } from "../cases/forms.ts";
import { optionQuestions } from "../cases/option-questions.ts";
import { cleanHtml } from "../cases/rich-text.ts";
import { publicTextOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import type { NewMessageFlow } from "../database/tables.ts";
import { nextNumber } from "../repositories/messages/message.ts";
import { type KnownCategory, listKnownCategories } from "../repositories/releases/category-code.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";
import type { CaseContent, Content, FlowContent } from "./content-files.ts";
import { type SeededIds, timeAgo } from "./seed-time.ts";

type SeedForm = { id: string; hash: string; release: string; loaded: ReleasedForm };

/** The forms of the current release that example cases are asked by, by form id. */
async function currentForms(db: Db): Promise<(id: string) => Promise<SeedForm>> {
	const current = await findCurrent(db);
	const manifest = current ? await findManifest(db, current.id) : null;
	return async (id) => {
		const hash = manifest?.forms[id]?.artefact;
		const loaded = hash ? await loadForm(db, hash) : null;
		if (!current || !hash || !loaded)
			throw new Error(`Example cases use the form ${id}, which the current release lacks.`);
		return { id, hash, release: current.id, loaded };
	};
}

function idIn(ids: SeededIds, name: string, what: string): string {
	const id = ids.get(name);
	if (!id) throw new Error(`server/content/cases.json names the ${what} ${name}, which does not exist.`);
	return id;
}

/** What the category was called where the form offered it, as filing keeps it. */
function categoryLabels({ loaded }: SeedForm, { data }: CaseContent, name: string): Record<string, string[]> {
	const questions = optionQuestions(loaded.artefact, data).filter(
		({ source }) => source.operation === "messagesGetCategory",
	);
	return Object.fromEntries(questions.map(({ pointer }) => [pointer, [name]]));
}

async function insertCase(
	db: Db,
	content: CaseContent,
	form: SeedForm,
	category: KnownCategory & { name: string },
	project_id: string | null,
): Promise<string> {
	const labels = categoryLabels(form, content, category.name);
	const replied = content.flow.findLast(({ to_status }) => to_status === "replied");
	const number = content.number ?? (await nextNumber(db, timeAgo(content.days_ago)));
	const { id } = await db
		.insertInto("message")
		.values({
			number,
			user_id: null,
			form: form.id,
			form_hash: form.hash,
			release_id: form.release,
			category_id: category.id,
			assigned_team: category.team,
			confidential: category.never_published,
			restricted: category.restricted,
			project_id,
			title: content.title,
			district: content.district ?? null,
			data: JSON.stringify(content.data),
			labels: JSON.stringify(labels),
			status: content.status,
			submitted_at: timeAgo(content.days_ago),
			replied_at: content.reply ? timeAgo(replied?.days_ago ?? 0) : null,
			reply: content.reply ? cleanHtml(content.reply) : null,
			rating: content.rating ?? null,
			rating_comment: null,
			query_code_mac: null,
			published: content.published,
			idempotency_owner: "example",
			idempotency_key: number,
			request_digest: "",
			public_text: publicTextOf(form.loaded.artefact, content.data),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

function flowRows(message_id: string, flow: FlowContent[]): NewMessageFlow[] {
	return flow.map(({ days_ago, ...entry }, index) => ({
		...entry,
		by_citizen: entry.actor === CITIZEN,
		message_id,
		from_status: flow[index - 1]?.to_status ?? null,
		created_at: timeAgo(days_ago),
	}));
}

/** Stores the example cases with their handling, oldest first. */
export async function seedCases(db: Db, { cases }: Content, projectIds: SeededIds): Promise<void> {
	const formFor = await currentForms(db);
	const known = new Map((await listKnownCategories(db)).map((category) => [category.code, category]));
	const declared = new Map((await currentCategories(db)).map((category) => [category.code, category]));
	for (const content of cases.toSorted((a, b) => b.days_ago - a.days_ago)) {
		const category = known.get(content.category);
		const document = declared.get(content.category);
		if (!category || !document)
			throw new Error(`server/content/cases.json names the category ${content.category}, which does not exist.`);
		const project = content.project ? idIn(projectIds, content.project, "project") : null;
		const form = await formFor(document.form ?? "");
		const id = await insertCase(db, content, form, { ...category, name: document.name }, project);
		const flow = flowRows(id, content.flow);
		if (flow.length > 0) await db.insertInto("message_flow").values(flow).execute();
	}
}
