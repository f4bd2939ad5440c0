import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { isObject } from "../../../schemas/json/json.ts";
import { CommitInput } from "../frame/CommitInput.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { useCorrection } from "./use-correction.tsx";

type TextFieldProps = {
	label: string;
	help?: string;
	/** As the document has it: a text, or one with live values in it. */
	value: unknown;
	rows?: number;
	placeholder?: string;
	type?: "text" | "number";
	/** Shown, and not to be changed; `help` says why. */
	readOnly?: boolean;
	/** Why what was typed is not taken. */
	error?: string | undefined;
	/** Told of what stands there after each key; `onChange` only of what is meant. */
	onType?(text: string): void;
	/** `isCorrection`: the text has translations, which are to stay with it. */
	onChange(text: string, isCorrection: boolean): void;
};

/** A text of the document. One with live values keeps them: only its words are changed, in the source. */
export function TextField({
	label,
	help,
	value,
	rows,
	placeholder,
	type = "text",
	readOnly = false,
	error,
	onType,
	onChange,
}: TextFieldProps) {
	const { t } = useStudioI18n();
	const isLive = isObject(value);
	const shown = typeof value === "number" ? String(value) : plainTextOf(value);
	const { isCorrection, choice, onFocus } = useCorrection(value);
	return (
		<Stack gap="2" w="full" onFocus={onFocus}>
			<Field.Root readOnly={isLive || readOnly} invalid={error !== undefined}>
				<Field.Label>{label}</Field.Label>
				<CommitInput
					rows={rows}
					placeholder={placeholder}
					type={type}
					value={shown}
					readOnly={isLive || readOnly}
					onInput={(event) => onType?.(event.currentTarget.value)}
					onCommit={(text) => onChange(text, isCorrection)}
				/>
				{(help || isLive) && (
					<Field.HelperText>{isLive ? t("It has live values in it: change it in the source.") : help}</Field.HelperText>
				)}
				<Field.ErrorText>{error}</Field.ErrorText>
			</Field.Root>
			{choice}
		</Stack>
	);
}
