import type { Release } from "../../schemas/release.ts";
import { formIds } from "../../schemas/rules/questions/form-ids.ts";
import type { TestCaseDocument } from "../../schemas/types.gen.ts";
import { compiledForm } from "../cases/compiled-form.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import type { ReplayResult, ReplaySubmission, TestCaseResult } from "../workers/replay-task.ts";
import { replaySubmissions } from "../workers/replayer.ts";

/** How many of the last submissions of each form are submitted anew. */
const REPLAYED = 100;

/** What came of replaying the last submissions of a form. */
export type ReplayedForm = Omit<ReplayResult, "test_cases"> & { form: string };

/** What came of the forms that are changed, and of all kept test cases. */
export type Replayed = { forms: ReplayedForm[]; test_cases: TestCaseResult[] };

const documentOf = async (db: Db, hash: string) => (await loadForm(db, hash))?.artefact.document ?? null;

/** The last submissions of a form, under any of its ids. */
async function lastSubmissions(db: Db, forms: readonly string[]): Promise<ReplaySubmission[]> {
	const rows = await db
		.selectFrom("message")
		.select(["data", "form_hash"])
		.where("form", "in", forms)
		.where("anonymised_at", "is", null)
		.orderBy("submitted_at", "desc")
		.limit(REPLAYED)
		.execute();
	const hashes = [...new Set(rows.map(({ form_hash }) => form_hash))];
	const versions = new Map(await Promise.all(hashes.map(async (hash) => [hash, await documentOf(db, hash)] as const)));
	return rows.map(({ data, form_hash }) => ({ data, by: versions.get(form_hash) ?? null }));
}

/**
 * Submits the last submissions of changed forms anew to what a draft makes of them, and says which fields would refuse how many,
 * and why; no value is returned. Kept test cases are run of all forms: what they hold may hang on more than their own form.
 */
export async function replayOf(
	db: Db,
	release: Release,
	forms: readonly string[],
	testCases: readonly TestCaseDocument[],
): Promise<Replayed> {
	const compiled = [...new Set([...forms, ...testCases.map(({ form }) => form)])].flatMap((form) => {
		const found = compiledForm(release, form);
		return found ? [{ form, found }] : [];
	});
	const tasks = await Promise.all(
		compiled.map(async ({ form, found }) => ({
			...found,
			submissions: forms.includes(form) ? await lastSubmissions(db, [form, ...formIds(found.artefact.document)]) : [],
			test_cases: testCases.filter((one) => one.form === form),
		})),
	);
	const results = await replaySubmissions(tasks);
	const named = results.map(({ test_cases: _, ...result }, index) => ({
		form: compiled[index]?.form ?? "",
		...result,
	}));
	return {
		forms: named.filter(({ form }) => forms.includes(form)),
		test_cases: results.flatMap(({ test_cases }) => test_cases),
	};
}
