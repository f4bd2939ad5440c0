import type { Release } from "../../schemas/release.ts";
import { isFormArtefact } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import type { ReplayResult, ReplayTask } from "../workers/replay-task.ts";
import { replaySubmissions } from "../workers/replayer.ts";

/** So many of the last submissions of each form are submitted anew. */
const REPLAYED = 100;

/** What came of replaying the last submissions of a form. */
export type ReplayedForm = ReplayResult & { form: string };

/** A form of a compiled release with its validator's source; null where the release has no such form. */
function compiledForm({ manifest, files }: Release, form: string): Pick<ReplayTask, "artefact" | "validator"> | null {
	const entry = Object.hasOwn(manifest.forms, form) ? manifest.forms[form] : undefined;
	const bodyOf = (name: string) => files.find((file) => file.name === name)?.body;
	const artefact: unknown = JSON.parse(bodyOf(`${entry?.artefact}.json`) ?? "null");
	const validator = bodyOf(`${entry?.validator}.js`);
	return isFormArtefact(artefact) && validator !== undefined ? { artefact, validator } : null;
}

async function lastSubmissions(db: Db, form: string): Promise<Record<string, unknown>[]> {
	const rows = await db
		.selectFrom("message")
		.select("data")
		.where("form", "=", form)
		.where("anonymised_at", "is", null)
		.orderBy("submitted_at", "desc")
		.limit(REPLAYED)
		.execute();
	return rows.map(({ data }) => data);
}

/**
 * Submits the last submissions of forms anew to what a draft makes of them, and says which fields would refuse how many, and
 * why; no value is returned.
 */
export async function replayOf(db: Db, release: Release, forms: readonly string[]): Promise<ReplayedForm[]> {
	const compiled = forms.flatMap((form) => {
		const found = compiledForm(release, form);
		return found ? [{ form, found }] : [];
	});
	const tasks = await Promise.all(
		compiled.map(async ({ form, found }) => ({ ...found, submissions: await lastSubmissions(db, form) })),
	);
	const results = await replaySubmissions(tasks);
	return results.map((result, index) => ({ form: compiled[index]?.form ?? "", ...result }));
}
