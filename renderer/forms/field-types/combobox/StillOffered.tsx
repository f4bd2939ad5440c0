import { useMemo, useState } from "react";
import type { OptionSource } from "../../../../schemas/types.gen.ts";
import { useOnlyOffered, useOptionQuery, useRemoteChoices } from "../../hooks/use-choices.ts";
import { placeOf } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";

type Props = { field: WidgetProps; source: OptionSource; label: string | undefined };

/** Looks through the whole list, as the server will, and takes a choice away that is not there. */
function InList({ field, source }: Props) {
	const whole = useMemo(() => ({ ...source, search: undefined }), [source]);
	useOnlyOffered(field, useRemoteChoices(whole, field.path));
	return null;
}

/** By the words of its label a choice is found with one request; whether it is not there only the whole list says. */
function Sought(props: Props & { value: unknown }) {
	const { field, source, label, value } = props;
	const { choices, loading } = useRemoteChoices(source, field.path, label);
	return loading || placeOf(choices, value) >= 0 ? null : <InList {...props} />;
}

/**
 * Takes a searched choice away once another value has made it one that is not offered: what is offered shows only the
 * first matches. What was chosen under the values as they are is offered, and not looked for.
 */
export function StillOffered({ field, source, label }: Props) {
	const { value } = field;
	const query = useOptionQuery(source, field.path);
	const [seen, see] = useState({ value, query: "", isSure: false });
	if (seen.value !== value || seen.query !== query) see({ value, query, isSure: seen.query === query });
	if (seen.isSure || value === undefined || value === null) return null;
	return <Sought field={field} source={source} label={label} value={value} />;
}
