import { NativeSelect } from "@chakra-ui/react/native-select";

type ChooseProps = {
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose(value: string): void;
	label?: string;
	/** Where a label of its own names the input. */
	id?: string;
	size?: "sm" | "md";
};

/** A choice of a few. Inside a Chakra field the field's label is its own; elsewhere `label` says it. */
export function Choose({ value, options, onChoose, label, id, size = "md" }: ChooseProps) {
	return (
		<NativeSelect.Root size={size}>
			<NativeSelect.Field
				bg="bg.panel"
				id={id}
				aria-label={label}
				value={value}
				onChange={(event) => onChoose(event.currentTarget.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
