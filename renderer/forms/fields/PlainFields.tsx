import { memo, useContext, useDeferredValue, useMemo } from "react";
import { fieldClasses } from "../classes.ts";
import type { PlainField } from "../schema/plain-form.ts";
import { StepFieldsContext } from "../steps/step-fields.ts";
import { Conditional } from "./Conditional.tsx";
import { FormField } from "./FormField.tsx";

/**
 * So many stand in one element. Browsers look through a form's inputs anew for each that is put straight into it, which
 * takes them seconds at a thousand (docs/decisions/0018); and React walks over all siblings of one that changes.
 */
const RUN = 25;

function Field({ field }: { field: PlainField }) {
	const { when } = field.options;
	if (!when) return <FormField {...field} />;
	return (
		<Conditional when={when} path={field.path}>
			<FormField {...field} />
		</Conditional>
	);
}

const Run = memo(function Run({ fields, long }: { fields: readonly PlainField[]; long: boolean }) {
	return (
		<div className={long ? fieldClasses.run : undefined}>
			{fields.map((field) => (
				<Field key={field.name} field={field} />
			))}
		</div>
	);
});

function named(fields: readonly PlainField[], names: readonly string[]): readonly PlainField[] {
	const byName = new Map(fields.map((field) => [field.name, field]));
	return names.flatMap((name) => byName.get(name) ?? []);
}

const inRuns = (fields: readonly PlainField[]) =>
	Array.from({ length: Math.ceil(fields.length / RUN) }, (_, at) => fields.slice(at * RUN, (at + 1) * RUN));

/** The fields of a form without structure: those of the step on the screen, in the step's order, or all. */
export function PlainFields({ fields }: { fields: readonly PlainField[] }) {
	const names = useContext(StepFieldsContext);
	const runs = useMemo(() => inRuns(names ? named(fields, names) : fields), [names, fields]);
	// More than a screen shows is rendered at once; the rest follows while one types already, giving way to every key.
	const whole = useDeferredValue(true, false);
	const long = runs.length > 1;
	return (whole ? runs : runs.slice(0, 1)).map((run) => <Run key={run[0]?.name} fields={run} long={long} />);
}
