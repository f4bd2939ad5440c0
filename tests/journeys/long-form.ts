import { caseForm } from "./case-form.ts";

/** Documents of a form of so many required questions, and of its page at /example/long. */
export function longForm(questions: number): Record<string, object> {
	const requested = Array.from({ length: questions }, (_, at) => [
		`q${at + 1}`,
		{ type: "string", title: `Question ${at + 1}`, minLength: 1 },
	]);
	const required = requested.map(([name]) => String(name));
	return caseForm("long", { title: "A long form", questions: Object.fromEntries(requested), required });
}
