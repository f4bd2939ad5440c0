import { fieldClasses } from "../../fields/classes.ts";
import { WithChoices } from "../../fields/WithChoices.tsx";
import { useFieldValue, useSetFieldValue } from "../../hooks/field-values.ts";
import type { Offered } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";

type Props = { field: WidgetProps; choices: readonly Offered[] };

function Radios({ field: { id, pointer, path, required, invalid }, choices }: Props) {
	const value = useFieldValue(pointer);
	const put = useSetFieldValue(pointer, path);
	return choices.map((choice, index) => (
		<label className={fieldClasses.choice} key={JSON.stringify(choice.value)}>
			<input
				type="radio"
				id={`${id}-${index}`}
				name={id}
				required={required}
				aria-invalid={invalid}
				checked={choice.value === value}
				onChange={() => put(choice.value)}
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
