import type { Path } from "../../../schemas/rules/pointer.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";
import { useFormResolver } from "../state/use-field-value.ts";
import { MarkedText } from "./MarkedText.tsx";

/** The ids of a field's hint and error, for its input's aria-describedby; undefined where it has neither. */
export const describedByOf = (id: string, hint: Text | undefined, error: string | undefined): string | undefined =>
	[hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ") || undefined;

type Props = { id: string; hint: Text; path: Path };

/**
 * Help under a label, with the marks of schemas/rules/marked-text.ts. One with live values in it is rendered again with
 * them; a plain one never.
 */
export function FieldHint({ id, hint, path }: Props) {
	return (
		<div className={fieldClasses.hint} id={id}>
			{typeof hint === "string" ? <PlainHint hint={hint} /> : <LiveHint hint={hint} path={path} />}
		</div>
	);
}

const PlainHint = ({ hint }: { hint: string }) => <MarkedText text={useI18n().text(hint)} />;
const LiveHint = ({ hint, path }: Pick<Props, "hint" | "path">) => (
	<MarkedText text={useFormResolver(path).text(hint)} />
);

/** A text that may have values in it. */
export const LiveText = ({ text, path }: { text: Text; path: Props["path"] }) => useFormResolver(path).text(text);
