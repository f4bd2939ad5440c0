import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { ConditionSubject } from "../conditions/subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { choiceValue, setChoices } from "../form/form-edits.ts";
import { choicesPlace, type FormQuestion, type QuestionChoice, questionChoices } from "../form/form-model.ts";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ChoiceConditions } from "./ChoiceConditions.tsx";
import { ChoiceLabel } from "./ChoiceLabel.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { ChoiceWidget } from "./ChoiceWidget.tsx";

type ChoicesEditorProps = {
	path: string;
	form: JsonObject;
	field: FormQuestion;
	/** What the conditions of choices can be about. */
	subjects: readonly ConditionSubject[];
};

/** The choices that a question lists itself: their words, their order, when each is offered, more and fewer. */
export function ChoicesEditor({ path, form, field, subjects }: ChoicesEditorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const choices = questionChoices(field);
	const hasRegions = choicesPlace(field).includes("region");
	const put = (next: readonly QuestionChoice[]) => make(...setChoices(path, form, field, next));
	const swapped = (index: number) => {
		const before = choices[index - 1];
		const own = choices[index];
		return before && own ? choices.with(index - 1, own).with(index, before) : choices;
	};
	const [added, setAdded] = useState<string>();
	const add = () => {
		const taken = choices.map(({ value }) => value);
		const value = choiceValue("", taken);
		put([...choices, { value, label: t("New choice") }]);
		setAdded(value);
	};
	return (
		<Section title={hasRegions ? t("Regions") : t("Choices")}>
			<ChoiceWidget path={path} form={form} field={field} />
			{hasRegions && <Text color="fg.muted">{t("From the widest on, with “ / ” between: City / District")}</Text>}
			<Stack as="ol" gap="2">
				{choices.map((choice, index) => (
					<Stack as="li" key={String(choice.value)} gap="0" align="start">
						<ChoiceLabel
							path={path}
							form={form}
							field={field}
							choice={choice}
							number={index + 1}
							isNew={choice.value === added}
						>
							<Button
								size="xs"
								variant="ghost"
								px="1"
								disabled={index === 0}
								aria-label={t("Move “{label}” up", { label: choice.label })}
								onClick={() => put(swapped(index))}
							>
								<Icon icon={ACTS.up.icon} />
							</Button>
							<Button
								size="xs"
								variant="ghost"
								px="1"
								disabled={choices.length === 1}
								aria-label={t("Remove “{label}”", { label: choice.label })}
								onClick={() => put(choices.toSpliced(index, 1))}
							>
								<Icon icon={ACTS.remove.icon} />
							</Button>
						</ChoiceLabel>
						{!hasRegions && (
							<ChoiceConditions path={path} form={form} field={field} choice={choice} subjects={subjects} />
						)}
					</Stack>
				))}
			</Stack>
			<Button size="sm" variant="outline" onClick={add}>
				<Icon icon={ACTS.add.icon} />
				{t("Add a choice")}
			</Button>
			<ChoiceList choices={choices} onTake={put} />
		</Section>
	);
}
