import { PlainFields } from "../fields/PlainFields.tsx";
import { useStructure } from "../rjsf/structure.ts";
import { plainFields } from "../schema/plain-form.ts";
import { renderedSchema } from "../schema/rendered-schema.ts";
import { useFormSession } from "../state/form-session.ts";

/** All fields of the form, or of the step on the screen. */
export function Fields() {
	const { artefact } = useFormSession();
	const structure = useStructure(artefact);
	const fields = plainFields(artefact);
	if (fields) return <PlainFields fields={fields} />;
	// The element takes the inputs together into the form: see RUN in PlainFields.
	return <div>{structure && <structure.FormFields schema={renderedSchema(artefact)} />}</div>;
}
