import { deadlinesOf } from "../cases/deadlines.ts";
import { fileCase, filedBefore } from "../cases/file-case.ts";
import { queryCodeOf } from "../cases/query-code.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import { limit } from "../login/limits.ts";
import { deleteDrafts } from "../repositories/draft.ts";
import type { FiledMessage } from "../repositories/message.ts";
import type { Services } from "../services.ts";
import type { Route } from "./route.ts";

/** What the filer is promised. */
async function promises({ db }: Services, { status, submitted_at }: FiledMessage) {
	const flow = [{ to_status: status, created_at: submitted_at }];
	const { accept_by, reply_by } = deadlinesOf(await currentWorkflow(db), flow);
	return { accept_by: accept_by?.toISOString() ?? null, reply_by: reply_by?.toISOString() ?? null };
}

/** Files a case; the same idempotency key gets the same answer. Without an account, a code finds it again. */
export const messagesIndex: Route<"messagesIndex"> = async (submission, { caller, services }) => {
	const userId = caller.user?.id ?? null;
	let filed = await filedBefore(services.db, submission, userId);
	if (!filed) {
		await limit(services, "casesByIp", caller.ip);
		filed = await fileCase(services, submission, userId);
		if (userId !== null) await deleteDrafts(services.db, userId, submission.form);
	}
	const { id, number, status, submitted_at } = filed;
	return {
		id,
		number,
		status,
		submitted_at: submitted_at.toISOString(),
		query_code: userId === null ? queryCodeOf(services.secret, id) : null,
		...(await promises(services, filed)),
	};
};
