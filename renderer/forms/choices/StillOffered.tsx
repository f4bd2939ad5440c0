import { useMemo, useState } from "react";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useAnswer } from "../state/use-answer.ts";
import type { WidgetProps } from "../widgets/widget.ts";
import { placeOf } from "./offered.ts";
import { useOnlyOffered } from "./only-offered.ts";
import { useAskedFor, useRemoteChoices } from "./remote-choices.ts";

type Props = { field: WidgetProps; source: OptionSource; label: string | undefined };

/** Looks through the whole list, as the server will, and takes a choice away that is not there. */
function InList({ field, source }: Props) {
	const whole = useMemo(() => ({ ...source, search: undefined }), [source]);
	useOnlyOffered(field, useRemoteChoices(whole, field.path));
	return null;
}

/** By the words of its label a choice is found with one question; whether it is not there only the whole list says. */
function Sought(props: Props & { value: unknown }) {
	const { field, source, label, value } = props;
	const { choices, loading } = useRemoteChoices(source, field.path, label);
	return loading || placeOf(choices, value) >= 0 ? null : <InList {...props} />;
}

/**
 * Takes a searched choice away once another answer has made it one that is not offered: what is offered shows only the
 * first matches. What was chosen under the answers as they are is offered, and not looked for.
 */
export function StillOffered({ field, source, label }: Props) {
	const value = useAnswer(field.pointer);
	const asked = useAskedFor(source, field.path);
	const [seen, see] = useState({ value, asked: "", isSure: false });
	if (seen.value !== value || seen.asked !== asked) see({ value, asked, isSure: seen.asked === asked });
	if (seen.isSure || value === undefined || value === null) return null;
	return <Sought field={field} source={source} label={label} value={value} />;
}
