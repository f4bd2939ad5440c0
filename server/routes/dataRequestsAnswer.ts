import { answerQuestion } from "../personal-data/answer-question.ts";
import { provenSubject } from "../personal-data/proven-subject.ts";
import { shownRequest } from "../personal-data/shown-request.ts";
import { findDataRequest } from "../repositories/people/data-request.ts";
import { absent, invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** Takes an answer to what somebody was asked back about their request. Throws 401, 404, 409, 422 or 429. */
export const dataRequestsAnswer: Route<"dataRequestsAnswer"> = async (input, { caller, services }) => {
	const answer = input.answer.trim();
	const text = "Please write an answer.";
	if (answer === "") throw invalid([{ pointer: "/answer", message: text }], text);
	const proven = await provenSubject(services, caller, input);
	const given = { request: input.request, question: input.question, answer };
	const id = await services.db
		.transaction()
		.execute((transaction) => answerQuestion(transaction, services.settings, proven, given));
	const found = await findDataRequest(services.db, id);
	if (!found) throw absent();
	return shownRequest(services, found);
};
