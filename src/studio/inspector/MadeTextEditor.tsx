import { Code } from "@chakra-ui/react/code";
import { Text } from "@chakra-ui/react/text";
import type { Json } from "../../../schemas/edits/types.ts";
import { type AnswerSource, readMadeText, shownText, writeMadeText, writtenText } from "../form/made-text.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "./TextField.tsx";

type MadeTextProps = {
	label: string;
	help?: string;
	value: unknown;
	sources: readonly AnswerSource[];
	onChange(value: Json | undefined): void;
};

/** A text with answers in it: the words are typed, the answers are put in by their labels. */
export function MadeTextEditor({ label, help, value, sources, onChange }: MadeTextProps) {
	const { t } = useStudioI18n();
	const text = value === undefined ? "" : readMadeText(value);
	if (text === null)
		return (
			<>
				<Text fontWeight="medium">{label}</Text>
				<Code whiteSpace="pre-wrap" p="2">
					{JSON.stringify(value, null, 2)}
				</Code>
			</>
		);
	const shown = shownText(text, sources);
	const put = (next: string) =>
		onChange(next.trim() === "" ? undefined : writeMadeText(writtenText(next, sources), sources));
	const putIn = (name: string) => {
		const source = sources.find((one) => one.name === name);
		if (source) put(`${shown}${shown === "" || /\s$/.test(shown) ? "" : " "}${source.written}`);
	};
	return (
		<>
			<TextField label={label} help={help} rows={3} value={shown} onChange={put} />
			{sources.length > 0 && (
				<Choose
					label={t("Put an answer into the text")}
					value=""
					options={[
						{ value: "", label: t("Put an answer in…") },
						...sources.map((source) => ({ value: source.name, label: source.label })),
					]}
					onChoose={putIn}
				/>
			)}
		</>
	);
}
