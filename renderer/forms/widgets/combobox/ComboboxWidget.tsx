import { useDeferredValue, useState } from "react";
import type { Offered } from "../../choices/offered.ts";
import { useRemoteChoices } from "../../choices/remote-choices.ts";
import { WithChoices } from "../../choices/WithChoices.tsx";
import type { WidgetProps } from "../widget.ts";
import { Combobox } from "./Combobox.tsx";

/** So many matches are drawn; typing finds the others. Two thousand options would only be scrolled past. */
const SHOWN = 50;

const matching = (choices: readonly Offered[], typed: string) => {
	const words = typed.toLocaleLowerCase();
	return choices.filter(({ label }) => label.toLocaleLowerCase().includes(words)).slice(0, SHOWN);
};

function LocalCombobox({ field, choices }: { field: WidgetProps; choices: readonly Offered[] }) {
	const [typed, setTyped] = useState("");
	const settled = useDeferredValue(typed);
	return (
		<Combobox
			field={field}
			all={choices}
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
	const { choices, loading } = useRemoteChoices(source, field.path, typed);
	return (
		<Combobox
			field={field}
			all={choices}
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
