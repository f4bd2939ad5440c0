import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { writeCondition } from "../conditions/condition-model.ts";
import { firstPart } from "../conditions/subjects.ts";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { fieldsOf } from "../form/form-model.ts";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "./TextField.tsx";

type FormProps = { path: string; form: JsonObject };

/** An address that a person may type without saying what kind it is: a number to call, a mail address, a site. */
export function linkFrom(typed: string): { to: string } | { href: string } | undefined {
	const text = typed.trim();
	if (text === "") return undefined;
	if (text.startsWith("/")) return { to: text };
	if (/^(https?:\/\/|mailto:|tel:)/.test(text)) return { href: text };
	if (/^[+\d][\d -]*$/.test(text)) return { href: `tel:${text.replaceAll(/[ -]/g, "")}` };
	return { href: text.includes("@") ? `mailto:${text}` : `https://${text}` };
}

/** The same as one line. */
const linkText = (link: unknown): string => {
	const { to, href } = asObject(link);
	return String(to ?? href ?? "");
};

function Exit({ path, form, index, exit }: FormProps & { index: number; exit: JsonObject }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const subjects = useFieldSubjects(fieldsOf(form), null);
	const at = ["exits", String(index)];
	const putText = (key: string) => (text: string, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, form, [...at, key], text || undefined));
	return (
		<Stack as="li" gap="3" borderWidth="1px" borderRadius="md" p="3">
			<ConditionEditor
				condition={exit.when}
				subjects={subjects}
				begin="Under a condition"
				onChange={(when) => make(...setAt(path, form, [...at, "when"], when))}
			/>
			<TextField label={t("What is said")} value={exit.title} onChange={putText("title")} />
			<TextField label={t("Where people should turn")} rows={3} value={exit.text} onChange={putText("text")} />
			<TextField
				label={t("Number to call, mail or web address")}
				value={linkText(exit.link)}
				onChange={(text) => make(...setAt(path, form, [...at, "link"], linkFrom(text)))}
			/>
			<TextField label={t("On its button")} value={exit.link_label} onChange={putText("link_label")} />
			<Button
				size="xs"
				variant="ghost"
				alignSelf="flex-end"
				onClick={() => make(...setAt(path, form, asArray(form.exits).length === 1 ? ["exits"] : at, undefined))}
			>
				<Icon icon={ACTS.remove.icon} />
				{t("Remove this way out")}
			</Button>
		</Stack>
	);
}

/** Answers with which the form ends, and where they lead: another office, a number to call. */
export function ExitsEditor({ path, form }: FormProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const exits = asArray(form.exits).filter(isObject);
	const first = firstPart(useFieldSubjects(fieldsOf(form), null), new Set());
	const add = () => {
		const when = first && writeCondition({ ways: [[first]] });
		if (!when) return;
		const exit = { when, title: t("This is not the place for it"), text: t("Say here who can help.") };
		make(...setAt(path, form, ["exits"], JSON.parse(JSON.stringify([...exits, exit]))));
	};
	return (
		<Section title={t("When people should turn elsewhere")}>
			<Text color="fg.muted" fontSize="sm">
				{t("With these answers nothing can be sent; the form says where to turn instead.")}
			</Text>
			{exits.length > 0 && (
				<Stack as="ol" gap="3">
					{exits.map((exit, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: ways out have no name but their place
						<Exit key={index} path={path} form={form} index={index} exit={exit} />
					))}
				</Stack>
			)}
			<Button size="sm" variant="outline" alignSelf="flex-start" disabled={!first} onClick={add}>
				<Icon icon={ACTS.add.icon} />
				{t("Lead people elsewhere")}
			</Button>
		</Section>
	);
}
