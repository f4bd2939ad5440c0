import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { isObject } from "../../../schemas/rules/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { isTranslated } from "../draft/is-translated.ts";
import { CommitInput } from "../frame/CommitInput.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";

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
	onChange,
}: TextFieldProps) {
	const { t } = useStudioI18n();
	const isLive = isObject(value);
	const shown = typeof value === "number" ? String(value) : plainTextOf(value);
	const hasTranslation = isTranslated(useDocuments(), value);
	const [isCorrection, setCorrection] = useState(true);
	const [isEntered, setEntered] = useState(false);
	return (
		<Stack gap="2" w="full" onFocus={() => setEntered(true)}>
			<Field.Root readOnly={isLive || readOnly} invalid={error !== undefined}>
				<Field.Label>{label}</Field.Label>
				<CommitInput
					rows={rows}
					placeholder={placeholder}
					type={type}
					value={shown}
					readOnly={isLive || readOnly}
					onCommit={(text) => onChange(text, hasTranslation && isCorrection)}
				/>
				{(help || isLive) && (
					<Field.HelperText>{isLive ? t("It has live values in it: change it in the source.") : help}</Field.HelperText>
				)}
				<Field.ErrorText>{error}</Field.ErrorText>
			</Field.Root>
			{hasTranslation && isEntered && (
				<Tick label={t("Corrects it only: its translations stay")} checked={isCorrection} onTick={setCorrection} />
			)}
		</Stack>
	);
}
