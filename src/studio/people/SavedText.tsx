import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, type ReactNode, useState } from "react";

type SavedTextProps = {
	label: string;
	help?: string;
	/** What its button says. */
	save: string;
	/** As the server has it. */
	saved: string;
	maxLength: number;
	type?: "text" | "email";
	required?: boolean;
	onSave(text: string): void;
	children?: ReactNode;
};

/** A text about somebody, with the button that saves it. */
export function SavedText({ label, help, save, saved, maxLength, type, required, onSave, children }: SavedTextProps) {
	const [text, setText] = useState(saved);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSave(text.trim());
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap" mb="4">
				<Field.Root flex="1 1 16rem" maxW="md">
					<Field.Label>{label}</Field.Label>
					{help && <Field.HelperText>{help}</Field.HelperText>}
					<Input
						bg="bg.panel"
						type={type}
						required={required}
						maxLength={maxLength}
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
				</Field.Root>
				<Button type="submit" variant="outline">
					{save}
				</Button>
				{children}
			</Flex>
		</form>
	);
}
