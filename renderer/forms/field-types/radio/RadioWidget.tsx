import { fieldClasses } from "../../fields/classes.ts";
import { WithChoices } from "../../fields/WithChoices.tsx";
import type { Offered } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";

type Props = { field: WidgetProps; choices: readonly Offered[] };

function Radios({ field: { id, value, required, rawErrors, onChange }, choices }: Props) {
	return choices.map((choice, index) => (
		<label className={fieldClasses.choice} key={JSON.stringify(choice.value)}>
			<input
				type="radio"
				id={`${id}-${index}`}
				name={id}
				required={required}
				aria-invalid={!!rawErrors}
				checked={choice.value === value}
				onChange={() => onChange(choice.value)}
			/>
			<span>{choice.label}</span>
			{choice.hint && <span className={fieldClasses.choiceHint}>{choice.hint}</span>}
		</label>
	));
}

/** One of a few choices, all in sight. */
export const RadioWidget = (props: WidgetProps) => (
	<WithChoices field={props} inSight>
		{({ choices }) => <Radios field={props} choices={choices} />}
	</WithChoices>
);
