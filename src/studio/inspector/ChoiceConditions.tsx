import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { type ConditionSubject, portalSubjects } from "../conditions/subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setChoiceCondition } from "../form/form-edits.ts";
import { choiceConditions, type FormQuestion, type QuestionChoice } from "../form/form-model.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type ChoiceConditionsProps = {
	path: string;
	form: JsonObject;
	field: FormQuestion;
	choice: QuestionChoice;
	/** What its condition on other answers can be about. */
	subjects: readonly ConditionSubject[];
};

/** When a choice is offered: under a condition on other answers, and where the portal can keep to it. Open where it has one. */
export function ChoiceConditions({ path, form, field, choice, subjects }: ChoiceConditionsProps) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const make = useMake();
	const { when, offered_when } = choiceConditions(field, choice.value);
	return (
		<Collapsible.Root unmountOnExit lazyMount defaultOpen={when !== undefined || offered_when !== undefined}>
			<Collapsible.Trigger asChild>
				<Button size="xs" variant="ghost" aria-label={t("When it is offered: {label}", { label: choice.label })}>
					<Icon icon="layui-icon-more" />
					{t("When it is offered")}
				</Button>
			</Collapsible.Trigger>
			<Collapsible.Content>
				<Stack gap="3" ps="3" py="2" borderStartWidth="2px">
					<Text fontWeight="semibold">{t("By other answers")}</Text>
					<ConditionEditor
						condition={when}
						subjects={subjects}
						begin="Offer it only under a condition"
						onChange={(next) => make(...setChoiceCondition(path, form, field, choice, { when: next }))}
					/>
					<Text fontWeight="semibold">{t("By what the portal can do")}</Text>
					<ConditionEditor
						condition={offered_when}
						subjects={portalSubjects(offered_when, i18n)}
						begin="Offer it only where the portal can keep to it"
						onChange={(next) => make(...setChoiceCondition(path, form, field, choice, { offered_when: next }))}
					/>
				</Stack>
			</Collapsible.Content>
		</Collapsible.Root>
	);
}
