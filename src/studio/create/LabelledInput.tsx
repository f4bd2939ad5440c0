import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";

type LabelledInputProps = {
	label: string;
	value: string;
	onChange(value: string): void;
	/** What is wrong with it, once that was tried. */
	error: string | undefined;
	required?: boolean;
};

/** One line of text with its label and its error. */
export function LabelledInput({ label, value, onChange, error, required = false }: LabelledInputProps) {
	return (
		<Field.Root invalid={error !== undefined} required={required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			<Input bg="bg.panel" value={value} onChange={(event) => onChange(event.target.value)} />
			<Field.ErrorText>{error}</Field.ErrorText>
		</Field.Root>
	);
}
