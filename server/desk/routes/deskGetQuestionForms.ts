import { currentQuestionForms } from "../../cases/question-forms.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The forms in which a reporter can answer a question, by their titles. */
export const deskGetQuestionForms: StaffRoute<"deskGetQuestionForms"> = async (_query, { services }) => ({
	list: await currentQuestionForms(services.db),
});
