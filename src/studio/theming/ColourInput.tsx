import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { useEffect, useRef } from "react";
import { CommitInput } from "../frame/CommitInput.tsx";

type ColourInputProps = {
	label: string;
	/** What it changes, and where that is seen. */
	help?: string;
	value: string;
	/** Called for every colour that one drags over. */
	onDrag(value: string): void;
	/** Called with the colour that one stays at. */
	onCommit(value: string): void;
};

/** Milliseconds without a movement after which a colour is taken. */
const PAUSE = 400;
const HEX = /^#[0-9a-f]{6}$/i;

/** A colour to drag, or to type as #rrggbb. */
export function ColourInput({ label, help, value, onDrag, onCommit }: ColourInputProps) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const drag = (colour: string) => {
		onDrag(colour);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => onCommit(colour), PAUSE);
	};
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Flex gap="2" w="full">
				<Input type="color" w="14" p="1" value={value} onChange={(event) => drag(event.target.value)} />
				<CommitInput
					aria-label={`${label} (#rrggbb)`}
					value={value}
					onCommit={(text) => HEX.test(text) && onCommit(text.toLowerCase())}
				/>
			</Flex>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
