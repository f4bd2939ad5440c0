import { Checkbox } from "@chakra-ui/react/checkbox";

type TickProps = {
	label: string;
	checked: boolean;
	/** Where it cannot be ticked, or the tick not taken away; a text beside it says why. */
	disabled?: boolean;
	onTick(checked: boolean): void;
};

/** A box to tick. */
export function Tick({ label, checked, disabled, onTick }: TickProps) {
	return (
		<Checkbox.Root checked={checked} disabled={disabled} onCheckedChange={(change) => onTick(change.checked === true)}>
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{label}</Checkbox.Label>
		</Checkbox.Root>
	);
}
