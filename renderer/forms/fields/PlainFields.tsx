import { useContext } from "react";
import type { PlainField } from "../schema/plain-form.ts";
import { StepFieldsContext } from "../steps/step-fields.ts";
import { Answer } from "./Answer.tsx";
import { Conditional } from "./Conditional.tsx";

function Field({ field }: { field: PlainField }) {
	const { when } = field.options;
	if (!when) return <Answer {...field} />;
	return (
		<Conditional when={when} path={field.path}>
			<Answer {...field} />
		</Conditional>
	);
}

/** The fields of a form without structure: those of the step on the screen, in the step's order, or all. */
export function PlainFields({ fields }: { fields: readonly PlainField[] }) {
	const names = useContext(StepFieldsContext);
	const shown = names?.flatMap((name) => fields.filter((field) => field.name === name)) ?? fields;
	return shown.map((field) => <Field key={field.name} field={field} />);
}
