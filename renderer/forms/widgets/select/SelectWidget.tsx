import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { type Offer, placeOf, rememberLabel, WAITING } from "../../choices/offered.ts";
import { WithChoices } from "../../choices/WithChoices.tsx";
import { fieldClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { afterPress } from "../../state/after-press.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import type { WidgetProps } from "../widget.ts";
import { useOptions } from "./use-options.ts";

function Select({ field, offer }: { field: WidgetProps; offer: Offer }) {
	const { t } = useI18n();
	const { check, labels } = useFormSession();
	const value = useFieldValue(field.pointer);
	const put = useSetFieldValue(field.pointer, field.path);
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
				put(event.target.value === "" ? undefined : offer.choices[Number(event.target.value)]?.value)
			}
			onBlur={() => afterPress(() => value !== undefined && void check(field.pointer))}
		/>
	);
}

/** One of several choices, with the device's own list. */
export const SelectWidget = (props: WidgetProps) => (
	<WithChoices field={props}>{(offer) => <Select field={props} offer={offer} />}</WithChoices>
);
