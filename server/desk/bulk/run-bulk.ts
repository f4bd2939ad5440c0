import type { Job } from "../../jobs/job.ts";
import { logFailure } from "../../log/failure-log.ts";
import { endBulk, findRunning, listRunning, settleCase, takeWaiting } from "../../repositories/desk/bulk-step.ts";
import { noteChange } from "../../repositories/desk/case-presence.ts";
import { findUser } from "../../repositories/people/user.ts";
import type { Services } from "../../services.ts";
import { Refusal } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import { actOnCase, operationOf } from "./bulk-action.ts";

/** Cases that are taken in hand at once; after so many it is looked whether the step was stopped. */
const BATCH = 20;

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;
type Waiting = Awaited<ReturnType<typeof takeWaiting>>[number];

/** Thrown to leave a case as it is that another process has done meanwhile. */
class DoneByAnother extends Error {}

/** Does the step with one case, by the rights that whoever began it has now, in one transaction with what came of it. */
async function doOne(services: Services, { id, step, author_id, origin }: Running, waiting: Waiting): Promise<void> {
	const user = await findUser(services.db, author_id);
	if (!user) throw new Refusal(403, "You may not do this.");
	const event = { operation: operationOf(step), detail: { what: step.do, bulk: id } };
	const isMove = step.do === "move" && { action: "case.moved" as const };
	await changeCase(
		services,
		{ id: waiting.message_id, version: null },
		{ user, request: { ip: origin }, ...event, ...isMove },
		async (transaction, found) => {
			const before = await actOnCase(transaction, found, step, { user, services, undone: waiting });
			const version = await versionOf(transaction, found.id);
			const outcome = { state: "done", before, version } as const;
			if (!(await settleCase(transaction, id, waiting.position, outcome))) throw new DoneByAnother();
		},
	);
}

async function tryOne(services: Services, running: Running, waiting: Waiting): Promise<void> {
	try {
		await doOne(services, running, waiting);
	} catch (error) {
		if (error instanceof DoneByAnother) return;
		if (!(error instanceof Refusal)) logFailure(`The bulk step ${running.id} failed with a case.`, error);
		const why = error instanceof Refusal ? error.text : "Something went wrong on our side. Please try again.";
		await settleCase(services.db, running.id, waiting.position, { state: "refused", why });
	}
}

/** Goes on with a step until it is through, was stopped, or the server stops; another process goes on with it then. */
export async function runBulk(services: Services, id: string): Promise<void> {
	for (;;) {
		const running = await findRunning(services.db, id);
		if (!running || services.stopping.started) return;
		const waiting = await takeWaiting(services.db, id, BATCH);
		for (const one of waiting) await tryOne(services, running, one);
		if (waiting.length > 0) continue;
		await endBulk(services.db, id, "done");
		// Whoever looks at it learns that it is through, also where every case was refused.
		await noteChange(services.db, id);
		return;
	}
}

/** Goes on with what a server that stopped has left. */
export const resumeBulkSteps: Job = {
	name: "resume_bulk_steps",
	everySeconds: 15,
	async run(services) {
		for (const { id } of await listRunning(services.db)) await runBulk(services, id);
	},
};
