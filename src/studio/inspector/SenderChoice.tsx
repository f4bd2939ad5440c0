import { Text } from "@chakra-ui/react/text";
import { asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** A condition that all answers satisfy. */
const ALWAYS = { "/form": {} };
const isAlways = (condition: unknown) => JSON.stringify(condition) === JSON.stringify(ALWAYS);

type SenderProps = { path: string; form: JsonObject; fields: readonly FormQuestion[] };

/** Whether one logs in to send a form, and when nothing is to link a case to whoever sent it. Nothing of a form that files no case. */
export function SenderChoice({ path, form, fields }: SenderProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const subjects = useFieldSubjects(fields, null);
	if (!isObject(form.submit) || form.submit.operation !== "messagesIndex") return null;
	const always = isAlways(form.anonymous_when);
	return (
		<Section title={t("Who may send it")}>
			<Choose
				label={t("Who may send it")}
				value={asString(form.auth) ?? "none"}
				options={[
					{ value: "required", label: t("Who logs in before it is sent") },
					{ value: "none", label: t("Anybody, with or without an account") },
				]}
				onChoose={(auth) => make(...setAt(path, form, ["auth"], auth))}
			/>
			<Tick
				label={t("It is always sent anonymously")}
				checked={always}
				onTick={(ticked) => make(...setAt(path, form, ["anonymous_when"], ticked ? ALWAYS : undefined))}
			/>
			{!always && form.anonymous_when !== undefined && (
				<Text fontWeight="medium">{t("When it is sent anonymously")}</Text>
			)}
			{!always && (
				<ConditionEditor
					condition={form.anonymous_when}
					subjects={subjects}
					begin="Let it be sent anonymously"
					without="It is sent by name."
					onChange={(when) => make(...setAt(path, form, ["anonymous_when"], when))}
				/>
			)}
			{form.anonymous_when !== undefined && (
				<Text color="fg.muted" fontSize="sm">
					{t("Nothing links an anonymous case to who sent it. They follow it with its number and a query code.")}
				</Text>
			)}
		</Section>
	);
}
