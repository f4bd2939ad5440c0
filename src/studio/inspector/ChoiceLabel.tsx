import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMakeText } from "../draft/use-make-text.ts";
import { setChoiceLabel } from "../form/form-edits.ts";
import type { FormQuestion, QuestionChoice } from "../form/form-model.ts";
import { CommitInput } from "../frame/CommitInput.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useCorrection } from "./use-correction.tsx";

type ChoiceLabelProps = {
	path: string;
	form: JsonObject;
	field: FormQuestion;
	choice: QuestionChoice;
	/** From 1. */
	number: number;
	/** What stands there only until somebody words it. */
	isNew: boolean;
	/** Stands beside the input. */
	children: ReactNode;
};

/** The words of one choice: an edit of its own, with which its translations stay where it is a correction. */
export function ChoiceLabel({ path, form, field, choice, number, isNew, children }: ChoiceLabelProps) {
	const { t } = useStudioI18n();
	const makeText = useMakeText();
	const { isCorrection, choice: meaning, onFocus } = useCorrection(choice.label);
	return (
		<>
			<Flex gap="1" align="center" w="full" onFocus={onFocus}>
				<CommitInput
					size="sm"
					aria-label={t("Choice {number}", { number })}
					value={choice.label}
					isNew={isNew}
					onCommit={(label) => makeText(isCorrection, ...setChoiceLabel(path, form, field, choice, label))}
				/>
				{children}
			</Flex>
			{meaning}
		</>
	);
}
