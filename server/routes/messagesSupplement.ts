import type { RequestOf } from "../../schemas/operation.ts";
import { type SentAnswer, validAnswer } from "../cases/question-answer.ts";
import { requestAs } from "../wire/request-operation.ts";
import { actAndShow } from "./act-and-show.ts";
import type { Route } from "./route.ts";

/** What is answered in a form; undefined where the reporter answers in words. */
function sentAnswer({ id, form, form_hash, release, data, attachments = [] }: RequestOf<"messagesSupplement">) {
	if (form === undefined || form_hash === undefined || release === undefined || data === undefined) return undefined;
	return { id, form, form_hash, release, data, attachments } satisfies SentAnswer;
}

/** Adds to an own case what was requested: a note, or the answers of the form by which it was. */
export const messagesSupplement: Route<"messagesSupplement"> = (input, context) => {
	const { note, attachments, idempotency_key, query_code } = input;
	const sent = sentAnswer(input);
	const { services, request } = context;
	const sending = {
		request: requestAs(request),
		language: request.headers["accept-language"],
		nameless: query_code !== undefined,
	};
	return actAndShow(context, input, {
		action: "supplement",
		note,
		attachments,
		idempotency_key,
		...(sent && { sent: [sent.form, sent.data], answer: () => validAnswer(services.db, sent, sending) }),
	});
};
