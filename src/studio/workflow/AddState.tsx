import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { addState } from "./workflow-edits.ts";
import { stateRows } from "./workflow-model.ts";

type AddStateProps = {
	path: string;
	document: JsonObject;
	/** The state that leads to the new one. */
	after: string | undefined;
	onAdded(name: string): void;
};

/** A further state by its words; a transition leads to it from the state that is chosen, so that cases can come there. */
export function AddState({ path, document, after, onAdded }: AddStateProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const [words, setWords] = useState("");
	const states = stateRows(document);
	const from = states.find(({ name }) => name === after) ?? states[0];
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (!words.trim()) return;
		const { name, edits } = addState(path, document, from?.name ?? "", words.trim());
		if (!make(...edits)) return;
		setWords("");
		onAdded(name);
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 14rem" required>
					<Field.Label>{t("A further state")}</Field.Label>
					<Input bg="bg.panel" maxLength={80} value={words} onChange={(event) => setWords(event.target.value)} />
				</Field.Root>
				<Button type="submit" variant="outline" bg="bg.panel">
					<Icon icon={ACTS.add.icon} />
					{t("Add this state")}
				</Button>
			</Flex>
			{from && (
				<Text color="fg.muted" fontSize="sm" mt="1">
					{t("Cases come there from “{state}”.", { state: from.label })}
				</Text>
			)}
		</form>
	);
}
