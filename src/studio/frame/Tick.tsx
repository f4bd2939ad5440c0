import { Checkbox } from "@chakra-ui/react/checkbox";
import { useLayoutEffect, useRef, useState } from "react";

type TickProps = {
	label: string;
	checked: boolean;
	/** Where it cannot be ticked, or the tick not taken away; a text beside it says why. */
	disabled?: boolean;
	onTick(checked: boolean): void;
};

/** A box to tick. It shows what is so: where the change is refused, the tick goes back. */
export function Tick({ label, checked, disabled, onTick }: TickProps) {
	const input = useRef<HTMLInputElement>(null);
	const [presses, setPresses] = useState(0);
	// The browser has ticked its own box already, and a refused change draws nothing anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each press may be one that is refused
	useLayoutEffect(() => {
		if (input.current) input.current.checked = checked;
	}, [checked, presses]);
	const tick = (wanted: boolean) => {
		onTick(wanted);
		setPresses((before) => before + 1);
	};
	return (
		<Checkbox.Root checked={checked} disabled={disabled} onCheckedChange={(change) => tick(change.checked === true)}>
			<Checkbox.HiddenInput ref={input} />
			<Checkbox.Control />
			<Checkbox.Label>{label}</Checkbox.Label>
		</Checkbox.Root>
	);
}
