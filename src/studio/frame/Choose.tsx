import { NativeSelect } from "@chakra-ui/react/native-select";

type ChooseProps = {
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose(value: string): void;
	label?: string;
	size?: "sm" | "md";
};

/** A choice of a few. Inside a Chakra field the field's label is its own; elsewhere `label` says it. */
export function Choose({ value, options, onChoose, label, size = "md" }: ChooseProps) {
	return (
		<NativeSelect.Root size={size}>
			<NativeSelect.Field
				bg="bg.panel"
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
