import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";
import { useAnswersResolver } from "../state/use-answer.ts";

type Props = { id: string; hint: Text; path: readonly (string | number)[] };

/** Help under a label. One with live answers in it is drawn again with them; a plain one never. */
export function FieldHint({ id, hint, path }: Props) {
	return (
		<p className={fieldClasses.hint} id={id}>
			{typeof hint === "string" ? <PlainText text={hint} /> : <LiveText text={hint} path={path} />}
		</p>
	);
}

const PlainText = ({ text }: { text: string }) => useI18n().text(text);

/** A text that may have answers in it. */
export const LiveText = ({ text, path }: { text: Text; path: Props["path"] }) => useAnswersResolver(path).text(text);
