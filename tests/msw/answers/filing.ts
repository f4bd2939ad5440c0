import type { RequestOf } from "../../../schemas/operation.ts";
import { addWorkingDays } from "../../../schemas/rules/working-days.ts";
import { toFieldError } from "../api-schemas.ts";
import { CATEGORIES, type Case, flowOf, fresh } from "../content.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Answer, Context } from "./answer.ts";
import { endDraft } from "./drafts.ts";
import { newQueryCode } from "./tracking.ts";

type Submission = RequestOf<"messagesIndex">;

/** What was answered to the same key before; 409 when other answers came with it. */
function filedBefore(submission: Submission, state: PortalState) {
	const before = state.filings.get(submission.idempotency_key);
	if (!before) return undefined;
	const { number, submitted_at } = before.answer;
	if (before.body !== JSON.stringify(submission)) throw new Refusal(409, { number, submitted_at });
	return { ...before.answer, repeated: true };
}

function checkAnswers({ form, form_hash, data }: Submission, state: PortalState): void {
	const known = state.forms.get(form);
	if (!known || known.hash !== form_hash) throw new Refusal(410);
	if (known.validate(data)) return;
	const errors = (known.validate.errors ?? []).map(toFieldError);
	throw invalid(...errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}

function attachmentsOf({ attachments = [] }: Submission, state: PortalState) {
	return attachments.map((id) => {
		const upload = state.uploads.get(id);
		if (!upload) throw invalid({ pointer: "/attachments", message: "is no stored upload" });
		return upload;
	});
}

function caseOf(submission: Submission, { user, state }: Context): Case {
	const about = CATEGORIES.find((category) => category.code === submission.data.category) ?? CATEGORIES[0];
	if (!about) throw new Error("there are no categories");
	const title = String(submission.data.title);
	return {
		id: crypto.randomUUID(),
		number: `2026${String(state.cases.length + 1).padStart(6, "0")}`,
		title,
		category: { id: about.id, code: about.code, name: about.name },
		status: "submitted",
		submitted_at: new Date(state.now()).toISOString(),
		replied_at: null,
		project: null,
		rating: null,
		answers: [{ name: "/title", label: "Title", value: title, text: title }],
		reply: null,
		attachments: attachmentsOf(submission, state),
		owner: user?.id ?? null,
		published: false,
		...fresh(),
		query_code: user ? null : newQueryCode(),
	};
}

export const messagesIndex: Answer<"messagesIndex"> = (submission, context) => {
	const { state } = context;
	const before = filedBefore(submission, state);
	if (before) return before;
	checkAnswers(submission, state);
	const filed = caseOf(submission, context);
	state.cases.unshift(filed);
	state.flows.set(filed.id, flowOf(filed));
	const { id, number, status, submitted_at, query_code } = filed;
	const accept_by = addWorkingDays(new Date(submitted_at), 2);
	const answer = {
		id,
		number,
		status,
		submitted_at,
		query_code,
		repeated: false,
		accept_by: accept_by.toISOString(),
		reply_by: addWorkingDays(accept_by, 15).toISOString(),
	};
	const { form, idempotency_key } = submission;
	state.drafts.delete(`${context.user?.id} ${form}`);
	endDraft({ form, idempotency_key, how: "sent", number }, context.user, state);
	state.filings.set(submission.idempotency_key, { body: JSON.stringify(submission), answer });
	return answer;
};
