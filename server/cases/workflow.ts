import { isCaseWorkflow } from "../../schemas/checks/handling.gen.ts";
import type { Manifest, WorkflowArtefact } from "../../schemas/release.ts";
import type { WorkflowTransition } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findArtefact } from "../repositories/releases/artefact.ts";
import { categoriesOf } from "../repositories/releases/category-document.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

const CACHED = 50;

/** The workflow under a hash. Throws where there is none. */
const workflowAt = cachedByHash(CACHED, async (db: Db, hash: string): Promise<WorkflowArtefact> => {
	const body = await findArtefact(db, `${hash}.json`);
	const workflow: unknown = body === null ? null : JSON.parse(body);
	if (!isCaseWorkflow(workflow)) throw new Error("The release has no workflow document.");
	return workflow;
});

/** All states and steps of a stored release's workflows. */
export const workflowOf = (db: Db, { workflow: hash }: Pick<Manifest, "workflow">): Promise<WorkflowArtefact> =>
	workflowAt(db, hash);

async function manifestInForce(db: Db): Promise<Manifest> {
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Error("There is no release.");
	return manifest;
}

/** All states and steps of the current release's workflows. Throws before the first release. */
export const currentWorkflow = async (db: Db): Promise<WorkflowArtefact> => workflowOf(db, await manifestInForce(db));

/** The id of the workflow that holds where a category names none. */
const MAIN = "workflow";

/** The hash of the workflow that a release has for a category. */
export async function workflowHashFor(db: Db, manifest: Manifest, category: string): Promise<string> {
	const { workflows } = manifest;
	if (!workflows) return manifest.workflow;
	const named = (await categoriesOf(db, manifest)).find(({ code }) => code === category)?.workflow;
	const hash = workflows[named ?? MAIN] ?? Object.values(workflows)[0];
	return hash ?? manifest.workflow;
}

/** The columns of a case that say by which workflow it is handled. */
export type Handled = { workflow_hash: string | null; category_code: string };

/** The workflows of several cases, as workflowOfCase has them: the release in force is looked up once at most. */
export function workflowsOfCases(db: Db): (handled: Handled) => Promise<WorkflowArtefact> {
	let inForce: Promise<Manifest> | undefined;
	return async ({ workflow_hash, category_code }) => {
		if (workflow_hash !== null) return workflowAt(db, workflow_hash);
		inForce ??= manifestInForce(db);
		return workflowAt(db, await workflowHashFor(db, await inForce, category_code));
	};
}

/** The workflow of a case: the version that it was filed under; of one from before cases kept it, the one in force. */
export const workflowOfCase = (db: Db, handled: Handled): Promise<WorkflowArtefact> => workflowsOfCases(db)(handled);

/** The state in which a workflow's cases begin. */
export function firstStateOf({ transitions, states }: WorkflowArtefact): string {
	const begins = ({ from, by }: WorkflowTransition) => from.length === 0 && by.includes("citizen");
	const state = transitions.find(begins)?.to ?? Object.keys(states)[0];
	if (state === undefined) throw new Error("The workflow has no state.");
	return state;
}
