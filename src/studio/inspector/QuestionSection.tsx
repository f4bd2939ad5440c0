import { asObject, asString } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt, setKeyword, setOption, setRequired } from "../form/form-edits.ts";
import { answerSources } from "../form/made-text.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { FieldInspectorProps } from "./FieldInspector.tsx";
import { MadeTextEditor } from "./MadeTextEditor.tsx";
import { TextField } from "./TextField.tsx";

/** What the rows of a repeat group are called, and how one is summed up. */
function RowWords({ path, form, fields, field }: FieldInspectorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const { schema, options } = field;
	return (
		<>
			<TextField
				label={t("What one entry is called")}
				value={asObject(schema.items).title}
				onChange={(text, isCorrection) =>
					makeText(isCorrection, ...setAt(path, form, [...field.place, "items", "title"], text || undefined))
				}
			/>
			<TextField
				label={t("On the button that adds one")}
				value={options.add_label}
				onChange={(text, isCorrection) =>
					makeText(isCorrection, ...setOption(path, form, field, "add_label", text || undefined))
				}
			/>
			<MadeTextEditor
				label={t("One line that sums an entry up")}
				value={options.summary}
				sources={answerSources(fields, field, "of its entries")}
				onChange={(value) => make(...setOption(path, form, field, "summary", value))}
			/>
		</>
	);
}

/** Its words, and whether it must be answered. */
export function QuestionSection(props: FieldInspectorProps) {
	const { path, form, field } = props;
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const { schema, options } = field;
	// A list without entries would count as an answer; with one that must be there the form begins with it.
	const firstEntry = (required: boolean) =>
		required && field.holds === "rows" && !schema.minItems ? setKeyword(path, form, field, "minItems", 1) : [];
	return (
		<Section title={t("The question")}>
			<TextField
				label={t("Label")}
				value={schema.title}
				onChange={(text, isCorrection) => makeText(isCorrection, ...setKeyword(path, form, field, "title", text))}
			/>
			<TextField
				label={t("Hint")}
				help={t("Help below the label, where the label is not enough.")}
				value={options.hint}
				rows={3}
				onChange={(text, isCorrection) =>
					makeText(isCorrection, ...setOption(path, form, field, "hint", text || undefined))
				}
			/>
			{field.holds === "rows" && <RowWords {...props} />}
			<Tick
				label={t("Must be answered")}
				checked={field.required}
				onTick={(required) => make(...setRequired(path, form, field, required), ...firstEntry(required))}
			/>
		</Section>
	);
}

/** Whether anybody but who filed a case and who handles it sees the answer. */
export function VisibilitySection({ path, form, field }: FieldInspectorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	return (
		<Section title={t("Who sees the answer")}>
			<Choose
				label={t("Who sees the answer")}
				value={asString(field.options.visibility) ?? "private"}
				options={[
					{ value: "public", label: t("Everybody, once the case is published") },
					{ value: "masked", label: t("Everybody, with most of it hidden") },
					{ value: "private", label: t("Only who filed it, and who handles it") },
				]}
				onChoose={(visibility) => make(...setOption(path, form, field, "visibility", visibility))}
			/>
		</Section>
	);
}
