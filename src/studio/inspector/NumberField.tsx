import { useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "./TextField.tsx";

type NumberFieldProps = {
	label: string;
	help?: string;
	placeholder?: string;
	/** As the document has it. */
	value: unknown;
	/** It is a count or a number of days, from `least`, 1 where nothing is said, to `most`; any number else. */
	whole?: { least?: number; most: number };
	/** May be left empty: `onNumber` is told undefined then. */
	isOptional?: boolean;
	onNumber(value: number | undefined): void;
};

/** A number of a document. Anything else stays as typed, with what was expected beside it, and changes nothing. */
export function NumberField({ value, whole, isOptional = false, onNumber, ...shown }: NumberFieldProps) {
	const { t } = useStudioI18n();
	const [isWrong, setWrong] = useState(false);
	const least = whole?.least ?? 1;
	const isRight = (number: number) =>
		whole ? Number.isInteger(number) && number >= least && number <= whole.most : Number.isFinite(number);
	const isTaken = (text: string) => (text.trim() === "" ? isOptional : isRight(Number(text)));
	const put = (text: string) => {
		setWrong(!isTaken(text));
		if (isTaken(text)) onNumber(text.trim() === "" ? undefined : Number(text));
	};
	// The number that stands in the document, typed again, is no change: nothing else is told of it.
	const type = (text: string) => isTaken(text) && setWrong(false);
	const expected = whole
		? t("Expected a whole number from {least} to {most}.", { least, most: whole.most })
		: t("Expected a number.");
	const error = isWrong ? expected : undefined;
	return <TextField type="number" {...shown} value={value} error={error} onType={type} onChange={put} />;
}
