import { deadlinesOf } from "../cases/deadlines.ts";
import { type Filer, fileCase, filedBefore, filerOf } from "../cases/file-case.ts";
import { queryCodeOf } from "../cases/query-code.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import { limit } from "../login/limits.ts";
import { deleteDrafts } from "../repositories/draft.ts";
import type { FiledMessage } from "../repositories/message.ts";
import type { Services } from "../services.ts";
import { askAs } from "./ask-operation.ts";
import type { Route } from "./route.ts";

/** What the filer is promised. */
async function promises({ db }: Services, { status, submitted_at }: FiledMessage) {
	const flow = [{ to_status: status, created_at: submitted_at }];
	const { accept_by, reply_by } = deadlinesOf(await currentWorkflow(db), flow);
	return { accept_by: accept_by?.toISOString() ?? null, reply_by: reply_by?.toISOString() ?? null };
}

/** Files a case; the same idempotency key gets the same answer. One that is filed without a name is found again by a code. */
export const messagesIndex: Route<"messagesIndex"> = async (submission, { caller, services, request }) => {
	const sender = caller.user?.id ?? null;
	// A retry finds its case although its form may have been withdrawn meanwhile.
	let filer: Filer = { sender, name: sender };
	let filed = await filedBefore(services.db, submission, filer);
	if (!filed) {
		filer = await filerOf(services, submission, sender);
		filed = await filedBefore(services.db, submission, filer);
	}
	if (!filed) {
		await limit(services, "casesByIp", caller.ip);
		filed = await fileCase(services, submission, filer, askAs(request));
		if (filer.sender !== null) await deleteDrafts(services.db, filer.sender, submission.form);
	}
	const { id, number, status, submitted_at } = filed;
	return {
		id,
		number,
		status,
		submitted_at: submitted_at.toISOString(),
		query_code: filer.name === null ? queryCodeOf(services.secret, id) : null,
		...(await promises(services, filed)),
	};
};
