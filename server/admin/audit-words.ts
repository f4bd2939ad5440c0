import { translatorFor } from "../cases/filer-language.ts";
import { workflowOf } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { writtenStateLabel, writtenStepLabel } from "../desk/workflow-words.ts";
import type { AuditEntry } from "../repositories/people/audit-entry.ts";
import { listKnownCategories } from "../repositories/releases/category-code.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

type Detail = AuditEntry["detail"];

const STATES = ["from", "to", "state"];

/**
 * What an entry of the log says of a case by codes, in the reader's language: steps, states and categories as the release in force
 * calls them. One that it has no more stays its code.
 */
export async function wordsOfCases(
	db: Db,
	language: string | undefined,
): Promise<(entry: Pick<AuditEntry, "action" | "detail">) => Detail> {
	const manifest = await findCurrentManifest(db);
	if (!manifest) return ({ detail }) => detail;
	const { text } = await translatorFor(db, manifest, language);
	const workflow = await workflowOf(db, manifest);
	const categories = new Map((await listKnownCategories(db)).map(({ code, name }) => [code, name]));
	const wordOf = (action: string, name: string, value: unknown) => {
		if (typeof value !== "string") return value;
		if (name === "category") return text(categories.get(value) ?? value);
		if (action !== "case.moved") return value;
		if (name === "action") return text(writtenStepLabel(workflow, value));
		return STATES.includes(name) ? text(writtenStateLabel(workflow, value)) : value;
	};
	return ({ action, detail }) =>
		Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, wordOf(action, name, value)]));
}
