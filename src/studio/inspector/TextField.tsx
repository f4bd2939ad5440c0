import { Field } from "@chakra-ui/react/field";
import { isObject } from "../../../schemas/rules/json.ts";
import { CommitInput } from "../frame/CommitInput.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";

type TextFieldProps = {
	label: string;
	help?: string;
	/** As the document has it: a text, or one with live values in it. */
	value: unknown;
	rows?: number;
	type?: "text" | "number";
	/** Shown, and not to be changed; `help` says why. */
	readOnly?: boolean;
	onChange(text: string): void;
};

/** A text of the document. One with live values keeps them: only its words are changed, in the source. */
export function TextField({ label, help, value, rows, type = "text", readOnly = false, onChange }: TextFieldProps) {
	const { t } = useStudioI18n();
	const isLive = isObject(value);
	const shown = typeof value === "number" ? String(value) : plainTextOf(value);
	return (
		<Field.Root readOnly={isLive || readOnly}>
			<Field.Label>{label}</Field.Label>
			<CommitInput rows={rows} type={type} value={shown} readOnly={isLive || readOnly} onCommit={onChange} />
			{(help || isLive) && (
				<Field.HelperText>{isLive ? t("It has live values in it: change it in the source.") : help}</Field.HelperText>
			)}
		</Field.Root>
	);
}
