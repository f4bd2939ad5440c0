import type { Message } from "../../schemas/types.gen.ts";
import type { Requester } from "../login/caller.ts";
import { listExtensions } from "../repositories/desk/case-extension.ts";
import { findQuestionForm } from "../repositories/messages/case-question.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { findInterest } from "../repositories/messages/message-interest.ts";
import { listUploads } from "../repositories/messages/upload.ts";
import { findWorkCalendar } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { deadlinesOf } from "./deadlines.ts";
import { continuedIn } from "./later-word.ts";
import { mergedInto, splitFrom, splitParts } from "./own-relations.ts";
import { possibleActions } from "./possible-actions.ts";
import { publicUploads } from "./public-uploads.ts";
import { currentQuestionForms, latestQuestion } from "./question-forms.ts";
import { loadShownForm } from "./shown-form.ts";
import { summaryOf } from "./summary.ts";
import { closesAt } from "./timed-steps.ts";
import { valuesOf } from "./values.ts";
import type { VisibleCase } from "./visibility.ts";
import { workflowOfCase } from "./workflow.ts";

type Work = Pick<Services, "db" | "secret">;

async function contentOf({ db, secret }: Work, { message, full, reader }: VisibleCase) {
	const form = await loadShownForm(db, message);
	const uploads = full || message.public_attachments ? await listUploads(db, message.id) : [];
	const open = form && !full ? publicUploads(form.artefact, message.data) : new Set<string>();
	const shown = uploads.filter(({ id, flow_id }) => flow_id === null && (full || open.has(id)));
	return {
		answers: form ? valuesOf(form.artefact, message.data, full ? "all" : "public", message.labels) : [],
		attachments: shown.map((upload) => attachmentOf(secret, upload, reader)),
	};
}

/** The form in which a step's question is answered; null where that is done in words, also as the release in force has no such form. */
async function offeredQuestionForm(db: Work["db"], flowId: string): Promise<string | null> {
	const form = await findQuestionForm(db, flowId);
	const offered = form === null ? [] : await currentQuestionForms(db);
	return offered.some(({ id }) => id === form) ? form : null;
}

async function standingOf({ db }: Work, { message, own }: VisibleCase, user: Requester["user"]) {
	const workflow = await workflowOfCase(db, message);
	const interest = user ? await findInterest(db, message.id, user.id) : { followed: false, supported: false };
	const { status, published, reply, rating } = message;
	const unrated = reply !== null && rating === null;
	const can = possibleActions(workflow, { status, published, own, unrated, supported: interest.supported });
	const flow = await listFlow(db, message.id);
	const question = can.includes("supplement") ? latestQuestion(flow) : undefined;
	const extensions = await listExtensions(db, message.id);
	const { accept_by, reply_by } = deadlinesOf(workflow, flow, await findWorkCalendar(db), extensions);
	return {
		...interest,
		can,
		question: question?.note ?? null,
		question_form: question ? await offeredQuestionForm(db, question.id) : null,
		accept_by: accept_by?.toISOString() ?? null,
		reply_by: reply_by?.toISOString() ?? null,
		closes_at: closesAt(workflow, status, flow)?.toISOString() ?? null,
	};
}

/** What became of a case elsewhere, which its reporter alone is told. */
const forReporter = async (services: Work, message: FoundCase) => ({
	continued_in: await continuedIn(services, message),
	parts: await splitParts(services, message),
	part_of: await splitFrom(services.db, message),
	merged_into: await mergedInto(services.db, message),
});

/** A case in full, as far as somebody may see it, and what they may do with it. */
export async function fullCase(services: Work, visible: VisibleCase, user: Requester["user"]): Promise<Message> {
	const { message, own, full } = visible;
	return {
		...summaryOf(message),
		...(await contentOf(services, visible)),
		...(await standingOf(services, visible, user)),
		reply: message.reply,
		rating_comment: full ? message.rating_comment : null,
		own,
		...(own && full && (await forReporter(services, message))),
	};
}
