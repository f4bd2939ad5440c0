import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { canBeComputed } from "../form/field-types.ts";
import { setOption } from "../form/form-edits.ts";
import { type FormQuestion, questionChoices } from "../form/form-model.ts";
import { answerSources, writeMadeText } from "../form/made-text.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { MadeTextEditor } from "./MadeTextEditor.tsx";

type MadeTextProps = { path: string; form: JsonObject; fields: readonly FormQuestion[]; field: FormQuestion };

/** Whether a question is one whose text other answers can make. */
const canBeMade = (field: FormQuestion): boolean =>
	field.schema.type === "string" &&
	field.schema.format === undefined &&
	field.schema.const === undefined &&
	questionChoices(field).length === 0 &&
	canBeComputed(field, "text");

/** Whether a text is typed or made of other answers, and how it reads. Nothing for what is no plain text. */
export function MadeTextSection({ path, form, fields, field }: MadeTextProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const { computed } = field.options;
	const sources = answerSources(fields, field, "beside it");
	const [first] = sources;
	if (computed === undefined && (!canBeMade(field) || !first)) return null;
	const put = (value: ReturnType<typeof writeMadeText> | undefined) =>
		make(...setOption(path, form, field, "computed", value));
	return (
		<Section title={t("How the text comes about")}>
			<Choose
				label={t("How the text comes about")}
				value={computed === undefined ? "" : "made"}
				options={[
					{ value: "", label: t("It is typed") },
					{ value: "made", label: t("It is made of other answers") },
				]}
				onChoose={(way) => put(way === "made" && first ? writeMadeText(first.written, sources) : undefined)}
			/>
			{computed !== undefined && (
				<MadeTextEditor
					label={t("How it reads")}
					help={t("Names in braces stand for answers. Nobody can change it; the server makes it anew.")}
					value={computed}
					sources={sources}
					onChange={put}
				/>
			)}
		</Section>
	);
}
