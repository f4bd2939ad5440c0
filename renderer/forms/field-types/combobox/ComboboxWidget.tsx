import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { onForm } from "../../../../schemas/rules/questions/option-query.ts";
import type { OptionSource } from "../../../../schemas/types.gen.ts";
import { useInBrowser } from "../../../prerender/use-in-browser.ts";
import { lazyOrNothing } from "../../fields/lazy-or-nothing.ts";
import { FailedChoices, WithChoices } from "../../fields/WithChoices.tsx";
import { useFormSession } from "../../hooks/form-session.ts";
import { useChosenLabel, useRemoteChoices } from "../../hooks/use-choices.ts";
import { type Offer, type Offered, placeOf, rememberLabel } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";
import { Combobox } from "./Combobox.tsx";

/** Few choices are searched and hang on other values. Without a line there is no list to look in. */
const StillOffered = lazyOrNothing(() => import("./StillOffered.tsx").then((module) => module.StillOffered));

const matching = (choices: readonly Offered[], typed: string) => {
	const words = typed.toLocaleLowerCase();
	return choices.filter(({ label }) => label.toLocaleLowerCase().includes(words));
};

const wordsOf = (value: unknown, label: string | undefined) =>
	value === undefined || value === null ? "" : (label ?? String(value));

function LocalCombobox({ field, offer }: { field: WidgetProps; offer: Offer }) {
	const [typed, setTyped] = useState("");
	const { labels } = useFormSession();
	const { value } = field;
	const source = field.options.options;
	const { choices } = offer;
	const chosen = choices[placeOf(choices, value)];
	useEffect(() => rememberLabel(labels, source, chosen), [labels, source, chosen]);
	const settled = useDeferredValue(typed);
	return (
		<Combobox
			field={field}
			chosen={wordsOf(value, chosen?.label)}
			// What was not loaded no typing finds.
			offer={{ ...offer, choices: matching(choices, settled), more: false }}
			typed={typed}
			onType={setTyped}
		/>
	);
}

function RemoteCombobox({ field, source }: { field: WidgetProps; source: OptionSource }) {
	const [typed, setTyped] = useState("");
	const { value } = field;
	const offer = useRemoteChoices(source, field.path, typed);
	const label = useChosenLabel(source, field.path, value, offer.choices);
	const mayGrowStale = useInBrowser() && onForm(source).length > 0;
	return (
		<>
			<Combobox field={field} chosen={wordsOf(value, label)} offer={offer} typed={typed} onType={setTyped} />
			{offer.failed && <FailedChoices onAgain={offer.reload} />}
			{mayGrowStale && (
				<Suspense fallback={null}>
					<StillOffered field={field} source={source} label={label} />
				</Suspense>
			)}
		</>
	);
}

/** A choice found by typing (the APG's combobox with list autocomplete). */
export function ComboboxWidget(props: WidgetProps) {
	const source = props.options.options;
	if (source?.search) return <RemoteCombobox key={source.operation} field={props} source={source} />;
	return <WithChoices field={props}>{(offer) => <LocalCombobox field={props} offer={offer} />}</WithChoices>;
}
