import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { CaseStatus, Message } from "../../schemas/types.gen.ts";

/** What a citizen can do with a case. */
type CaseAction = NonNullable<Message["can"]>[number];

/** What decides on that. */
type Standing = {
	status: CaseStatus;
	own: boolean;
	published: boolean;
	/** Whether there is an official reply that was not rated yet. */
	unrated: boolean;
	supported: boolean;
};

const OF_FILER = ["supplement", "withdraw", "rate", "reopen"] as const;

/** Whether the workflow document lets citizens take a step out of a state. */
const citizenMay = ({ transitions }: WorkflowArtefact, action: string, status: CaseStatus): boolean =>
	transitions.some((one) => one.action === action && one.from.includes(status) && one.by.includes("citizen"));

/**
 * What somebody may do with a case now: its filer what the workflow document allows, anybody else follow and support
 * what is published. Visitors are told too: the call itself asks them to log in.
 */
export function possibleActions(workflow: WorkflowArtefact, standing: Standing): CaseAction[] {
	const { own, published, supported, unrated, status } = standing;
	if (!own) return published ? ["follow", ...(supported ? [] : (["support"] as const))] : [];
	return OF_FILER.filter((action) => citizenMay(workflow, action, status) && (action !== "rate" || unrated));
}
