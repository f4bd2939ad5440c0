import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState } from "react";
import { choiceValue } from "../form/form-edits.ts";
import type { QuestionChoice } from "../form/form-model.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type ChoiceListProps = { choices: readonly QuestionChoice[]; onTake(next: readonly QuestionChoice[]): void };

/** The choices with those of a pasted text, a choice a line; what is there already, by its words, stays as it is. */
function withLines(choices: readonly QuestionChoice[], text: string): QuestionChoice[] {
	const made = [...choices];
	for (const line of text.split("\n")) {
		const label = line.trim();
		if (label === "" || made.some((one) => one.label === label)) continue;
		const taken = made.map(({ value }) => value);
		made.push({ value: choiceValue(label, taken), label });
	}
	return made;
}

/** Takes in many choices at once, such as the streets of a town. */
export function ChoiceList({ choices, onTake }: ChoiceListProps) {
	const { t } = useStudioI18n();
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState("");
	const take = () => {
		onTake(withLines(choices, text));
		setText("");
		setOpen(false);
	};
	if (!isOpen)
		return (
			<Button size="xs" variant="ghost" alignSelf="flex-start" onClick={() => setOpen(true)}>
				{t("Paste a list of choices")}
			</Button>
		);
	return (
		<Stack gap="2">
			<Field.Root>
				<Field.Label>{t("Choices, one a line")}</Field.Label>
				<Textarea bg="bg.panel" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
			</Field.Root>
			<Button size="sm" alignSelf="flex-start" onClick={take}>
				{t("Add them")}
			</Button>
		</Stack>
	);
}
