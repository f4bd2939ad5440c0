import { PlainFields } from "../fields/PlainFields.tsx";
import { plainFields } from "../schema/plain-form.ts";
import { rjsfSchema } from "../schema/rjsf-schema.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStructure } from "./structure.ts";

/** All fields of the form, or of the step on the screen. */
export function Fields() {
	const { artefact } = useFormSession();
	const structure = useStructure(artefact);
	const fields = plainFields(artefact);
	if (fields) return <PlainFields fields={fields} />;
	return structure && <structure.FormFields schema={rjsfSchema(artefact.schema)} />;
}
