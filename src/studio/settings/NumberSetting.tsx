import type { WidgetProps } from "@rjsf/utils";
import { createContext, use } from "react";
import { CommitInput } from "../frame/CommitInput.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { boundsOf, expectedWords, isWithin } from "./number-bounds.ts";

/** Takes why a setting is refused, to be said below it; undefined where it is taken. */
export const SettingRefusal = createContext<(why: string | undefined) => void>(() => {});

/** A number of a document. One that is not allowed stays as typed, with what was expected below it, and changes nothing. */
export function NumberSetting({ id, value, schema, required, onChange }: WidgetProps) {
	const i18n = useStudioI18n();
	const refuse = use(SettingRefusal);
	const bounds = boundsOf(schema);
	if (!bounds) return null;
	const isTaken = (text: string) => (text.trim() === "" ? required !== true : isWithin(bounds, text));
	const put = (text: string) => {
		refuse(isTaken(text) ? undefined : expectedWords(bounds, i18n));
		if (isTaken(text)) onChange(text.trim() === "" ? undefined : Number(text));
	};
	return (
		<CommitInput
			id={id}
			type="number"
			min={bounds.least}
			max={bounds.most}
			step={bounds.isWhole ? 1 : "any"}
			value={typeof value === "number" ? String(value) : ""}
			onInput={({ currentTarget }) => isTaken(currentTarget.value) && refuse(undefined)}
			onCommit={put}
		/>
	);
}
