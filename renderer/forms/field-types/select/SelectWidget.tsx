import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { markupText } from "../../../../schemas/rules/texts/markup-text.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../fields/classes.ts";
import { inputProps } from "../../fields/inputs.tsx";
import { WithChoices } from "../../fields/WithChoices.tsx";
import { usePlainText } from "../../hooks/field-values.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import { afterPress } from "../../hooks/use-typed-value.ts";
import { type Offer, type Offered, placeOf, rememberLabel, WAITING } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";

/**
 * The options of a select as markup, each with its place among the choices as its value; `none` is the one that chooses
 * nothing. There may be thousands: as elements of React's they would be gone through one by one when it takes over what
 * the server rendered, and kept three times. `chosen` is the place of the one that stands chosen as it is rendered, -1 that of
 * the one that chooses nothing: what is chosen otherwise later is a value.
 */
export const optionsMarkup = (choices: readonly Offered[], none: string, chosen: number): string =>
	[none, ...choices.map(({ label }) => label)]
		.map((label, at) => {
			const value = at === 0 ? "" : at - 1;
			return `<option value="${value}"${at - 1 === chosen ? " selected" : ""}>${markupText(label)}</option>`;
		})
		.join("");

const NOTHING = { __html: "" };

/**
 * The options of a select, as props of it: each has its place among the choices as its value, `none` chooses nothing,
 * and the one at `place` is chosen. In the browser they are put into it past React, which would keep their markup as
 * long as the select stands.
 */
export function useOptions(choices: readonly Offered[], none: string, place: number) {
	const ref = useRef<HTMLSelectElement>(null);
	const hasThem = useRef(false);
	const put = useEffectEvent((select: HTMLSelectElement) => {
		select.innerHTML = optionsMarkup(choices, none, place);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: put anew when they are others, wherever they are read.
	useLayoutEffect(() => {
		const select = ref.current;
		// The server rendered the very same.
		if (select && (hasThem.current || select.length === 0)) put(select);
		hasThem.current = true;
	}, [choices, none]);
	const dangerouslySetInnerHTML = import.meta.env.SSR ? { __html: optionsMarkup(choices, none, place) } : NOTHING;
	// Told to, React says nothing of what the server put there and this does not.
	return { ref, dangerouslySetInnerHTML, suppressHydrationWarning: true };
}

function Select({ field, offer }: { field: WidgetProps; offer: Offer }) {
	const { t } = useI18n();
	const { labels } = useFormSession();
	const { value, onChange, onBlur } = field;
	const place = placeOf(offer.choices, value);
	const source = field.options.options;
	const chosen = offer.choices[place];
	useEffect(() => rememberLabel(labels, source, chosen), [labels, source, chosen]);
	const placeholder = usePlainText()(field.options.placeholder);
	const none = offer.waiting ? t(WAITING) : offer.loading ? t("Loading…") : (placeholder ?? t("Choose…"));
	const options = useOptions(offer.choices, none, place);
	return (
		<select
			className={fieldClasses.select}
			{...inputProps(field)}
			{...options}
			value={place < 0 ? "" : String(place)}
			aria-busy={offer.loading || undefined}
			onChange={(event) =>
				onChange(event.target.value === "" ? undefined : offer.choices[Number(event.target.value)]?.value)
			}
			onBlur={() => afterPress(() => value !== undefined && onBlur(field.id, value))}
		/>
	);
}

/** One of several choices, with the device's own list. */
export const SelectWidget = (props: WidgetProps) => (
	<WithChoices field={props}>{(offer) => <Select field={props} offer={offer} />}</WithChoices>
);
