import { fieldClasses } from "../../fields/classes.ts";
import { WithChoices } from "../../fields/WithChoices.tsx";
import type { Offered } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";

type Props = { field: WidgetProps; choices: readonly Offered[] };

/** The chosen values, in the order of the choices, whatever the order of choosing. */
function chosenValues(choices: readonly Offered[], chosen: readonly unknown[], value: unknown, on: boolean) {
	return choices.map((choice) => choice.value).filter((one) => (one === value ? on : chosen.includes(one)));
}

function Checkboxes({ field: { id, value, onChange }, choices }: Props) {
	const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
	const toggle = (one: unknown, on: boolean) => {
		const values = chosenValues(choices, chosen, one, on);
		onChange(values.length > 0 ? values : undefined);
	};
	return choices.map((choice, index) => (
		<label className={fieldClasses.choice} key={JSON.stringify(choice.value)}>
			<input
				type="checkbox"
				id={`${id}-${index}`}
				checked={chosen.includes(choice.value)}
				onChange={(event) => toggle(choice.value, event.target.checked)}
			/>
			<span>{choice.label}</span>
			{choice.hint && <span className={fieldClasses.choiceHint}>{choice.hint}</span>}
		</label>
	));
}

/** Any number of a few choices. */
export const CheckboxesWidget = (props: WidgetProps) => (
	<WithChoices field={props} inSight>
		{({ choices }) => <Checkboxes field={props} choices={choices} />}
	</WithChoices>
);
