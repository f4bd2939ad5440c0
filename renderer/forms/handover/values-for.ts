import { asObject } from "../../../schemas/rules/json.ts";
import { writtenInOrder } from "../../../schemas/rules/same-json.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { migrateAnswers } from "../pinned/migrate-answers.ts";
import type { Answers } from "../state/answers-store.ts";
import type { FormSession } from "../state/form-session.ts";
import type { Handover } from "./handover.ts";

/**
 * The values that were given by hand: what still is as the form began with it may begin otherwise in another form, such as
 * anonymously. A consent is given for one form.
 */
function ownValues({ artefact: { document }, answers }: FormSession): Answers {
	const properties = asObject(document.schema.properties);
	const own = Object.entries(answers.all()).filter(([name, value]) => {
		const { default: first } = asObject(properties[name]);
		return (
			document.fields?.[`/${name}`]?.widget !== "consent" &&
			!(first !== undefined && writtenInOrder(first) === writtenInOrder(value))
		);
	});
	return Object.fromEntries(own.filter(([, value]) => value !== undefined));
}

/** What of a form's values fits another form, by name and type, with the files that they name; and what does not. */
export function valuesFor(session: FormSession, to: LoadedForm): Handover {
	const { answers, dropped } = migrateAnswers(session.artefact, to.artefact, ownValues(session));
	const text = JSON.stringify(answers);
	const files = Object.entries(session.attachments.all()).filter(([id]) => text.includes(JSON.stringify(id)));
	return { form: to.artefact.document.id, answers, dropped, attachments: Object.fromEntries(files) };
}
