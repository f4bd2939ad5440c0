import type { Manifest, WorkflowArtefact } from "../../schemas/release.ts";
import { isObject } from "../../schemas/rules/json.ts";
import type { Db } from "../database/connection.ts";
import { findArtefact, findCurrent, findManifest } from "../repositories/release.ts";

const isWorkflow = (value: unknown): value is WorkflowArtefact =>
	isObject(value) && value.kind === "workflow" && Array.isArray(value.transitions) && Array.isArray(value.clocks);

/** The workflow document of a stored release. */
export async function workflowOf(db: Db, { workflow: hash }: Pick<Manifest, "workflow">): Promise<WorkflowArtefact> {
	const body = await findArtefact(db, `${hash}.json`);
	const workflow: unknown = body === null ? null : JSON.parse(body);
	if (!isWorkflow(workflow)) throw new Error("The release has no workflow document.");
	return workflow;
}

/** The workflow document of the current release. Throws before the first release. */
export async function currentWorkflow(db: Db): Promise<WorkflowArtefact> {
	const current = await findCurrent(db);
	const manifest = current ? await findManifest(db, current.id) : null;
	if (!manifest) throw new Error("There is no release.");
	return workflowOf(db, manifest);
}
