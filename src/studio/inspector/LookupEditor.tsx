import { Field } from "@chakra-ui/react/field";
import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt, setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { pointerWords } from "../page/view-names.ts";
import type { LeafChoice } from "../settings/leaf-choices.ts";
import { settingTitle } from "../settings/setting-words.ts";
import {
	canSearch,
	entryNames,
	lookupIn,
	narrowedBy,
	narrowingQuestions,
	narrowings,
	offeredLists,
	searchedBy,
} from "./lookup-model.ts";

type LookupProps = { path: string; form: JsonObject; fields: readonly FormQuestion[]; field: FormQuestion };

type ChoiceProps = { label: string; value: string; options: readonly LeafChoice[]; onChoose(value: string): void };

const LabelledChoice = ({ label, ...choice }: ChoiceProps) => (
	<Field.Root>
		<Field.Label>{label}</Field.Label>
		<Choose {...choice} />
	</Field.Root>
);

/** Where the choices of a question come from that a list of the portal offers, and which answers narrow that list. */
export default function LookupEditor({ path, form, fields, field }: LookupProps) {
	const { t, translate } = useStudioI18n();
	const make = useMake();
	const source = asObject(field.options.options);
	const operation = asString(source.operation) ?? "";
	const put = (value: Json) => make(...setOption(path, form, field, "options", value));
	// Each name on the way is a word of its own: "Category › Name".
	const words = (own: string) =>
		pointerWords(`/item${own}`)
			.split(" › ")
			.map((word) => translate(word))
			.join(" › ");
	const names = entryNames(operation).map((value) => ({ value, label: words(value) }));
	const pointer = (key: "label" | "value") => ({
		value: asString(source[key]) ?? "",
		options: names,
		onChoose: (own: string) => make(...setAt(path, form, ["fields", field.pointer, "options", key], own)),
	});
	const questions = [{ value: "", label: t("All") }, ...narrowingQuestions(fields, field)];
	return (
		<Section title={t("Where the choices come from")}>
			<LabelledChoice
				label={t("List of the portal")}
				value={operation}
				options={offeredLists(form, translate)}
				onChoose={(chosen) => put(lookupIn(chosen))}
			/>
			<LabelledChoice label={t("What is read of each")} {...pointer("label")} />
			<LabelledChoice label={t("What is sent of the chosen one")} {...pointer("value")} />
			{canSearch(operation) && (
				<Tick
					label={t("It is found by typing")}
					checked={source.search !== undefined}
					onTick={(isSearched) => put(searchedBy(source, isSearched))}
				/>
			)}
			{narrowings(source).map(({ name, isNeeded, answer }) => (
				<LabelledChoice
					key={name}
					label={
						isNeeded
							? t("Only those with the {what} of the answer to (needed)", { what: translate(settingTitle(name)) })
							: t("Only those with the {what} of the answer to", { what: translate(settingTitle(name)) })
					}
					value={answer}
					options={questions}
					onChoose={(question) => put(narrowedBy(source, name, question))}
				/>
			))}
		</Section>
	);
}
