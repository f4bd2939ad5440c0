import type { RequestOf } from "../../schemas/operation.ts";
import { deadlinesOf } from "../cases/deadlines.ts";
import { fileCase, filedBefore, filerOf, isFiledNameless } from "../cases/file-case.ts";
import { queryCodeOf } from "../cases/query-code.ts";
import { workflowOfCase } from "../cases/workflow.ts";
import { limit } from "../login/limits.ts";
import { deleteDrafts } from "../repositories/draft.ts";
import { findWorkCalendar } from "../repositories/handling-documents.ts";
import type { FiledMessage } from "../repositories/message.ts";
import type { Services } from "../services.ts";
import { requestAs } from "./request-operation.ts";
import type { Route, RouteContext } from "./route.ts";

/** What the filer is promised. */
async function promises({ db }: Services, { status, submitted_at, workflow_hash }: FiledMessage) {
	const workflow = await workflowOfCase(db, { workflow_hash, category_code: "" });
	const flow = [{ to_status: status, created_at: submitted_at }];
	const { accept_by, reply_by } = deadlinesOf(workflow, flow, await findWorkCalendar(db));
	return { accept_by: accept_by?.toISOString() ?? null, reply_by: reply_by?.toISOString() ?? null };
}

/** Files a case, and ends its draft with it. */
async function file(
	submission: RequestOf<"messagesIndex">,
	sender: string | null,
	{ services, caller, request }: RouteContext,
) {
	const filer = await filerOf(services, submission, sender);
	await limit(services, "casesByIp", caller.ip);
	const filing = await fileCase(services, submission, filer, {
		request: requestAs(request),
		language: request.headers["accept-language"],
	});
	if (sender !== null) await deleteDrafts(services.db, sender, { form: submission.form });
	return filing;
}

/** Files a case; the same idempotency key gets the same response. One that is filed without a name is found again by a code. */
export const messagesIndex: Route<"messagesIndex"> = async (submission, context) => {
	const { caller, services } = context;
	const sender = caller.user?.id ?? null;
	// A retry finds its case although its form may have been withdrawn meanwhile.
	const before = await filedBefore(services, submission);
	const { filed, repeated } = before ? { filed: before, repeated: true } : await file(submission, sender, context);
	const { id, number, status, submitted_at } = filed;
	return {
		id,
		number,
		status,
		submitted_at: submitted_at.toISOString(),
		query_code: isFiledNameless(filed) ? queryCodeOf(services.secret, id) : null,
		repeated,
		...(await promises(services, filed)),
	};
};
