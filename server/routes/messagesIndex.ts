import type { RequestOf } from "../../schemas/operation.ts";
import { fileCase, filedBefore, filerOf } from "../cases/file-case.ts";
import { filingReceipt } from "../cases/filing-receipt.ts";
import { limit } from "../login/limits.ts";
import { deleteDrafts } from "../repositories/messages/draft.ts";
import { requestAs } from "../wire/request-operation.ts";
import type { Route, RouteContext } from "./route.ts";

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
	return filingReceipt(services, { filed, repeated });
};
