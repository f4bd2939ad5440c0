import { asObject } from "../../../schemas/rules/json.ts";
import { writtenInOrder } from "../../../schemas/rules/same-json.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormValues } from "../state/values-store.ts";
import { migrateValues } from "../versions/migrate-values.ts";
import type { Handover } from "./handover.ts";

/**
 * The values that were given by hand: what still is as the form started with it may start otherwise in another form, such as
 * anonymously. A consent is given for one form.
 */
function ownValues({ artefact: { document }, values }: FormSession): FormValues {
	const properties = asObject(document.schema.properties);
	const own = Object.entries(values.all()).filter(([name, value]) => {
		const { default: first } = asObject(properties[name]);
		return (
			document.fields?.[`/${name}`]?.widget !== "consent" &&
			!(first !== undefined && writtenInOrder(first) === writtenInOrder(value))
		);
	});
	return Object.fromEntries(own.filter(([, value]) => value !== undefined));
}

/** What of a form's values fits another form, by name and type, with the files that they name; and what does not. */
export function carriedValues(session: FormSession, to: LoadedForm): Handover {
	const { values, dropped } = migrateValues(session.artefact, to.artefact, ownValues(session));
	const text = JSON.stringify(values);
	const files = Object.entries(session.attachments.all()).filter(([id]) => text.includes(JSON.stringify(id)));
	return { form: to.artefact.document.id, values, dropped, attachments: Object.fromEntries(files) };
}
