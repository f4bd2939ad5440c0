import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useFormSession } from "../state/form-session.ts";
import { useFieldValue } from "../state/use-field-value.ts";
import type { WidgetProps } from "../widgets/widget.ts";
import { type Offer, placeOf } from "./offered.ts";

/** What of a value is still offered; undefined where nothing is. */
function stillOffered(value: unknown, choices: Offer["choices"]): unknown {
	if (!Array.isArray(value)) return placeOf(choices, value) < 0 ? undefined : value;
	const left = value.filter((one) => placeOf(choices, one) >= 0);
	return left.length === value.length ? value : left.length > 0 ? left : undefined;
}

/**
 * A value that is not among the choices any more, because another value changed them, is taken away. It is said at
 * the field and read out, unless nothing was typed yet: then an address brought it.
 */
export function useOnlyOffered({ pointer, path, label: title }: WidgetProps, offer: Offer): void {
	const { choices, more, waiting, loading, failed } = offer;
	const { t } = useI18n();
	const { values, errors, announce } = useFormSession();
	const value = useFieldValue(pointer);
	const isKnown = waiting || !(loading || failed || more);
	useEffect(() => {
		// In a list with fixed places, null stands where nothing is answered.
		if (!isKnown || value === undefined || value === null) return;
		const left = stillOffered(value, choices);
		if (left === value) return;
		const isNews = values.touched();
		values.put(path, left);
		if (!isNews) return;
		const message = t("“{title}”: your choice is no longer offered; please choose again", { title });
		errors.showAt(pointer, message);
		announce(message);
	}, [isKnown, value, choices, pointer, path, title, values, errors, announce, t]);
}
