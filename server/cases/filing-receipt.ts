import type { ResponseOf } from "../../schemas/operation.ts";
import type { FilingResult } from "../repositories/messages/message.ts";
import { findWorkCalendar } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import { deadlinesOf } from "./deadlines.ts";
import { type Filing, isFiledNameless } from "./file-case.ts";
import { queryCodeOf } from "./query-code.ts";
import { workflowOfCase } from "./workflow.ts";

type Work = Pick<Services, "db" | "secret">;

/** What the filer is promised. */
async function promises({ db }: Work, { status, submitted_at, workflow_hash }: FilingResult) {
	const workflow = await workflowOfCase(db, { workflow_hash, category_code: "" });
	const flow = [{ to_status: status, created_at: submitted_at }];
	const { accept_by, reply_by } = deadlinesOf(workflow, flow, await findWorkCalendar(db));
	return { accept_by: accept_by?.toISOString() ?? null, reply_by: reply_by?.toISOString() ?? null };
}

/** What is answered to whoever filed a case: its number, what was promised, and the code of one that is nobody's. */
export async function filingReceipt(work: Work, { filed, repeated }: Filing): Promise<ResponseOf<"messagesIndex">> {
	const { id, number, status, submitted_at } = filed;
	return {
		id,
		number,
		status,
		repeated,
		submitted_at: submitted_at.toISOString(),
		query_code: isFiledNameless(filed) ? queryCodeOf(work.secret, id) : null,
		...(await promises(work, filed)),
	};
}
