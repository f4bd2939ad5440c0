import { useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "./TextField.tsx";

type WholeNumberFieldProps = {
	label: string;
	help?: string;
	/** As the document has it. */
	value: unknown;
	/** The meta-schema's `maximum`. */
	most: number;
	/** May be left empty: `onNumber` is told undefined then. */
	isOptional?: boolean;
	onNumber(value: number | undefined): void;
};

/** A whole number from 1, of days or the like. Anything else stays as typed, with what was expected beside it, and changes nothing. */
export function WholeNumberField({ value, most, isOptional = false, onNumber, ...shown }: WholeNumberFieldProps) {
	const { t } = useStudioI18n();
	const [isWrong, setWrong] = useState(false);
	const put = (text: string) => {
		const number = Number(text);
		const isNone = isOptional && text === "";
		const isRight = isNone || (Number.isInteger(number) && number >= 1 && number <= most);
		setWrong(!isRight);
		if (isRight) onNumber(isNone ? undefined : number);
	};
	const error = isWrong ? t("Expected a whole number from 1 to {most}.", { most }) : undefined;
	return <TextField type="number" {...shown} value={value} error={error} onChange={put} />;
}
