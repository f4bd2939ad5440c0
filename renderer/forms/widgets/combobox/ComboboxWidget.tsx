import { useDeferredValue, useEffect, useState } from "react";
import { useChosenLabel } from "../../choices/chosen-label.ts";
import { type Offered, placeOf, rememberLabel } from "../../choices/offered.ts";
import { useRemoteChoices } from "../../choices/remote-choices.ts";
import { WithChoices } from "../../choices/WithChoices.tsx";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import { Combobox } from "./Combobox.tsx";

/** So many matches are drawn; typing finds the others. Two thousand options would only be scrolled past. */
const SHOWN = 50;

const matching = (choices: readonly Offered[], typed: string) => {
	const words = typed.toLocaleLowerCase();
	return choices.filter(({ label }) => label.toLocaleLowerCase().includes(words)).slice(0, SHOWN);
};

const wordsOf = (value: unknown, label: string | undefined) =>
	value === undefined || value === null ? "" : (label ?? String(value));

function LocalCombobox({ field, choices }: { field: WidgetProps; choices: readonly Offered[] }) {
	const [typed, setTyped] = useState("");
	const { labels } = useFormSession();
	const value = useAnswer(field.pointer);
	const source = field.options.options;
	const chosen = choices[placeOf(choices, value)];
	useEffect(() => rememberLabel(labels, source, chosen), [labels, source, chosen]);
	const settled = useDeferredValue(typed);
	return (
		<Combobox
			field={field}
			chosen={wordsOf(value, chosen?.label)}
			shown={matching(choices, settled)}
			loading={false}
			typed={typed}
			onType={setTyped}
		/>
	);
}

function RemoteCombobox({
	field,
	source,
}: {
	field: WidgetProps;
	source: NonNullable<WidgetProps["options"]["options"]>;
}) {
	const [typed, setTyped] = useState("");
	const value = useAnswer(field.pointer);
	const { choices, loading } = useRemoteChoices(source, field.path, typed);
	const label = useChosenLabel(source, field.path, value, choices);
	return (
		<Combobox
			field={field}
			chosen={wordsOf(value, label)}
			shown={choices.slice(0, SHOWN)}
			loading={loading}
			typed={typed}
			onType={setTyped}
		/>
	);
}

/** A choice found by typing (the APG's combobox with list autocomplete). */
export function ComboboxWidget(props: WidgetProps) {
	const source = props.options.options;
	if (source?.search) return <RemoteCombobox key={source.operation} field={props} source={source} />;
	return <WithChoices field={props}>{({ choices }) => <LocalCombobox field={props} choices={choices} />}</WithChoices>;
}
