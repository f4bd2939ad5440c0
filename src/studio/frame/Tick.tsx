import { Checkbox } from "@chakra-ui/react/checkbox";

/** A box to tick. */
export function Tick({ label, checked, onTick }: { label: string; checked: boolean; onTick(checked: boolean): void }) {
	return (
		<Checkbox.Root checked={checked} onCheckedChange={(change) => onTick(change.checked === true)}>
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{label}</Checkbox.Label>
		</Checkbox.Root>
	);
}
