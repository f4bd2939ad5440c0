import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type Props = {
	code: string;
	/** Why the last code was refused. */
	problem: string | undefined;
	onChange(code: string): void;
};

/** Where the code of a text message is typed: digits alone are taken, however it was copied. */
export function CodeInput({ code, problem, onChange }: Props) {
	const { t } = useStudioI18n();
	return (
		<Field.Root invalid={problem !== undefined}>
			<Field.Label>{t("Code from the text message")}</Field.Label>
			<Input
				autoFocus
				autoComplete="one-time-code"
				inputMode="numeric"
				maxLength={6}
				value={code}
				onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
			/>
			<Field.ErrorText role="alert">{problem}</Field.ErrorText>
		</Field.Root>
	);
}
