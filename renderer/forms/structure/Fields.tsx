import { memo, useContext, useDeferredValue, useMemo } from "react";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { fieldClasses } from "../fields/classes.ts";
import { StepFieldsContext, useFormSession } from "../hooks/form-session.ts";
import { type PlainField, plainFields, renderedSchema } from "../model/plain-form.ts";
import { FormField } from "./FormField.tsx";
import { useStructure } from "./structure.ts";

/**
 * So many stand in one element. Browsers look through a form's inputs anew for each that is put straight into it, which
 * takes them seconds at a thousand (docs/decisions/0018); and React walks over all siblings of one that changes.
 */
const RUN = 25;

function named(fields: readonly PlainField[], names: readonly string[]): readonly PlainField[] {
	const byName = new Map(fields.map((field) => [field.name, field]));
	return names.flatMap((name) => byName.get(name) ?? []);
}

const inRuns = (fields: readonly PlainField[]) =>
	Array.from({ length: Math.ceil(fields.length / RUN) }, (_, at) => fields.slice(at * RUN, (at + 1) * RUN));

const NONE: readonly PlainField[] = [];

/**
 * All fields of the form, or those of the step on the screen, in the step's order. It is rendered again only where those
 * change.
 */
export const Fields = memo(function Fields() {
	const { artefact } = useFormSession();
	const plain = plainFields(artefact);
	const fields = plain ?? NONE;
	const names = useContext(StepFieldsContext);
	const runs = useMemo(() => inRuns(names ? named(fields, names) : fields), [names, fields]);
	// The server renders all, and the browser takes all of it over. What the browser renders itself stands in two steps: more
	// than a screen shows at once, the rest while one types already, giving way to every key.
	const whole = useDeferredValue(true, !useInBrowser());
	if (!plain) return <StructuredFields />;
	const className = runs.length > 1 ? fieldClasses.run : undefined;
	return (whole ? runs : runs.slice(0, 1)).map((run) => (
		<div key={run[0]?.name} className={className}>
			{run.map((field) => (
				<FormField key={field.name} {...field} />
			))}
		</div>
	));
});

function StructuredFields() {
	const { artefact } = useFormSession();
	const structure = useStructure(artefact);
	// The element takes the inputs together into the form: see RUN.
	return <div>{structure && <structure.FormFields schema={renderedSchema(artefact)} />}</div>;
}
