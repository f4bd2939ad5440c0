import type { Answer, Attachment, CaseStatus, FormDocument, WorkflowTransition } from "../../schemas/types.gen.ts";
import type { Case } from "./content.ts";
import type { PortalState } from "./state.ts";
import { stepFrom, WORKFLOW } from "./workflow.ts";

/** A step of a case, and who takes it. */
export type Step = {
	action: string;
	by: WorkflowTransition["by"][number];
	note?: string | undefined;
	attachments?: Attachment[];
	/** The form in which a question is to be answered. */
	question_form?: string;
	/** What was answered in it. */
	answers?: Answer[];
};

function write(
	item: Case,
	from: CaseStatus,
	{ action, by, note = "", attachments = [], answers }: Step,
	state: PortalState,
) {
	const flow = state.flows.get(item.id) ?? [];
	const actor = by === "citizen" ? "Citizen" : "Service centre";
	const created_at = new Date(state.now()).toISOString();
	const entry = { id: crypto.randomUUID(), action, from_status: from, to_status: item.status, note, actor, created_at };
	state.flows.set(item.id, [...flow, { ...entry, attachments, ...(answers && { answers }) }]);
}

type Kind = "case_moved" | "case_replied" | "info_requested";

const KINDS: Partial<Record<CaseStatus, Kind>> = { replied: "case_replied", info_requested: "info_requested" };

function tell(user: string, kind: Kind | "followed_case_moved", item: Case, text: string, state: PortalState): void {
	const { id: message_id, number, title, status } = item;
	const created_at = new Date(state.now()).toISOString();
	const notification = {
		id: crypto.randomUUID(),
		kind,
		message_id,
		number,
		title,
		status,
		created_at,
		read: false,
		...(text && { text }),
	};
	state.notifications.unshift({ ...notification, user });
}

function notifyAll(item: Case, { by, note = "" }: Step, state: PortalState): void {
	const said = by === "citizen" ? "" : note;
	if (item.owner !== null && by !== "citizen") tell(item.owner, KINDS[item.status] ?? "case_moved", item, said, state);
	if (item.published) for (const user of item.followers.keys()) tell(user, "followed_case_moved", item, said, state);
}

/** Takes a step if the workflow has it; false where it has not. A reply is its note. */
export function takeStep(item: Case, step: Step, state: PortalState): boolean {
	const from = item.status;
	const found = stepFrom(from, step.action, step.by);
	if (!found) return false;
	item.status = found.to;
	if (step.action === "reply") {
		const replied_at = new Date(state.now()).toISOString();
		Object.assign(item, { reply: `<p>${step.note}</p>`, replied_at, rating: null, rating_comment: null });
	}
	if (!WORKFLOW.states[found.to]?.public) item.published = false;
	if (step.by === "handler")
		Object.assign(item, { question: step.note ?? "", question_form: step.question_form ?? null });
	item.unread = step.by !== "citizen" || item.unread;
	write(item, from, step, state);
	if (item.status !== from) notifyAll(item, step, state);
	return true;
}

const caseOf = (id: string, state: PortalState) => {
	const item = state.cases.find((one) => one.id === id);
	if (!item) throw new Error(`the mock portal has no case ${id}`);
	return item;
};

/** What a handler does with a case in the mock portal. Throws where the workflow has no such step. */
export function handleCase(id: string, action: string, note: string, state: PortalState, question_form?: string): void {
	const step: Step = { action, by: "handler", note, ...(question_form && { question_form }) };
	if (!takeStep(caseOf(id, state), step, state)) throw new Error(`the case ${id} can't be moved by ${action}`);
}

/** Publishes a case of the mock portal. */
export function publishCase(id: string, state: PortalState): void {
	caseOf(id, state).published = true;
}

/** Says when a form takes cases; null for always. */
export function openForm(id: string, period: FormDocument["open"] | null, { forms }: PortalState): void {
	const form = forms.get(id);
	if (!form) throw new Error(`the mock portal has no form ${id}`);
	const { open: _, ...document } = form.document;
	forms.set(id, { ...form, document: { ...document, ...(period && { open: period }) } });
}

/** Asks back about a request for personal data of the mock portal, by its number. */
export function askBack(number: string, question: string, { dataRequests, askedBack }: PortalState): void {
	const request = [...dataRequests.values()].flat().find((one) => one.number === number);
	if (!request) throw new Error(`the mock portal has no request ${number}`);
	Object.assign(request, { state: "waiting", question });
	askedBack.set(number, { question, answer: null });
}
