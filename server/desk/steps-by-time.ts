import { record } from "../audit/record.ts";
import { moveLocked } from "../cases/move-case.ts";
import { isTimed, type TimedStep } from "../cases/timed-steps.ts";
import { currentWorkflow, workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { Job } from "../jobs/job.ts";
import { logFailure } from "../log/failure-log.ts";
import { listLeftAlone } from "../repositories/messages/left-alone.ts";
import { lockCase } from "../repositories/messages/message-status.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import type { Services } from "../services.ts";

/** Cases that are looked for at once. */
const AT_ONCE = 100;

/** Takes a case's step by the workflow that the case keeps, once nobody has done anything for as long as that one says. */
async function takeTimedStep(services: Services, id: string, action: string): Promise<void> {
	await services.db.transaction().execute(async (transaction) => {
		const found = await lockCase(transaction, id);
		if (!found) return;
		const { transitions } = await workflowOfCase(transaction, await handledOf(transaction, found));
		const own = transitions.find((one) => one.action === action && one.from.includes(found.status));
		if (!own || !isTimed(own)) return;
		const [still] = await listLeftAlone(transaction, { ids: [id], days: own.after_days, limit: 1 });
		if (!still) return;
		const step = { action, by: "system" as const, actor: "", user_id: null, note: "", reply: null, attachments: [] };
		await moveLocked(transaction, found, step, services);
		const event = {
			action: "case.moved" as const,
			object: { kind: "case" as const, id },
			detail: { action, by: "time" },
		};
		await record(transaction, { actor: null, from: "", ...event });
	});
}

const tryTimedStep = (services: Services, id: string, action: string) =>
	takeTimedStep(services, id, action).catch((error: unknown) =>
		logFailure(`The step ${action} of the case ${id} could not be taken by time.`, error),
	);

/** Goes through the cases that a step is due for by the release in force; one whose own workflow says otherwise stays. */
async function takeStepsOf(services: Services, db: Db, step: TimedStep): Promise<void> {
	let after: string | undefined;
	do {
		const ids = await listLeftAlone(db, { states: step.from, days: step.after_days, after, limit: AT_ONCE });
		for (const id of ids) await tryTimedStep(services, id, step.action);
		after = ids.length === AT_ONCE ? ids.at(-1) : undefined;
	} while (after !== undefined && !services.stopping.started);
}

/** Takes the steps that workflows have taken by time, such as closing what was replied to and not answered. */
export const takeStepsByTime: Job = {
	name: "take_steps_by_time",
	everySeconds: 600,
	async run(services) {
		const { transitions } = await currentWorkflow(services.db);
		for (const step of transitions.filter(isTimed)) await takeStepsOf(services, services.db, step);
	},
};
