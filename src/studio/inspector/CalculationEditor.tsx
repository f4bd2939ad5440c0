import { Code } from "@chakra-ui/react/code";
import { Text } from "@chakra-ui/react/text";
import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useDraftRelease, useMake } from "../draft/draft-context.tsx";
import {
	CALCULATIONS,
	type CalculationName,
	countSources,
	firstTerms,
	numberSources,
	type PlainCalculation,
	readCalculation,
	readTiers,
	type TierTable,
	writeCalculation,
	writeTiers,
} from "../form/calculation-model.ts";
import { setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { NumberField } from "./NumberField.tsx";
import { TierTableEditor } from "./TierTableEditor.tsx";

const WORDS: Record<CalculationName, StudioText> = {
	sum: "The sum of",
	product: "The product of",
	max: "The greatest of",
	min: "The least of",
};

type CalculationProps = { path: string; form: JsonObject; fields: readonly FormQuestion[]; field: FormQuestion };

/** Whether a number is typed or made of other answers, and of which. */
export function CalculationEditor({ path, form, fields, field }: CalculationProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const session = useDraftRelease();
	const written = field.options.calculated;
	const plain = readCalculation(written);
	const table = readTiers(written);
	const counted = asString(asObject(written).count);
	if (written !== undefined && !plain && !table && counted === undefined)
		return (
			<Section title={t("How the number comes about")}>
				<Text>{t("A calculation that is written in the source:")}</Text>
				<Code whiteSpace="pre-wrap" p="2">
					{JSON.stringify(written, null, 2)}
				</Code>
			</Section>
		);
	const sources = numberSources(fields, field);
	const single = sources.filter(({ rows }) => rows === null);
	const lists = countSources(fields, field);
	const write = (next: Json | undefined) => make(...setOption(path, form, field, "calculated", next));
	const put = (next: PlainCalculation) => write(next.terms.length > 0 ? writeCalculation(next) : undefined);
	// What is drawn here follows an edit: who types on into the next cell changes the table as it is by then.
	const changeTable = (change: (now: TierTable) => TierTable) => {
		const fields = asObject(asObject(session.snapshot().documents[path]).fields);
		const now = readTiers(asObject(fields[field.pointer]).calculated);
		if (now) write(writeTiers(change(now)));
	};
	const begin = (name: string) => {
		const chosen = CALCULATIONS.find((one) => one === name);
		if (chosen) put({ name: chosen, terms: plain?.terms ?? firstTerms(chosen, field, sources) });
		else if (name === "tiers" && single[0]) write(writeTiers(firstTable(single[0].pointer)));
		else write(name === "count" && lists[0] ? { count: lists[0].pointer } : undefined);
	};
	return (
		<Section title={t("How the number comes about")}>
			{sources.length + lists.length === 0 && written === undefined ? (
				<Text color="fg.muted">{t("There is no other number in the form yet.")}</Text>
			) : (
				<Choose
					label={t("How the number comes about")}
					value={plain?.name ?? (table ? "tiers" : counted !== undefined ? "count" : "")}
					options={[
						{ value: "", label: t("It is typed") },
						...(sources.length > 0 ? CALCULATIONS.map((name) => ({ value: name, label: t(WORDS[name]) })) : []),
						...(single.length > 0 ? [{ value: "tiers", label: t("A table, by another number") }] : []),
						...(lists.length > 0 ? [{ value: "count", label: t("How many entries there are of") }] : []),
					]}
					onChoose={begin}
				/>
			)}
			{plain && <Terms plain={plain} sources={sources} onChange={put} />}
			{table && <TierTableEditor table={table} sources={single} onChange={changeTable} />}
			{counted !== undefined && (
				<Choose
					label={t("Of which list")}
					value={counted}
					options={lists.map(({ pointer, label }) => ({ value: pointer, label }))}
					onChoose={(pointer) => write({ count: pointer })}
				/>
			)}
			{written !== undefined && (
				<Text color="fg.muted" fontSize="sm">
					{t("Nobody can change it; the server calculates it anew.")}
				</Text>
			)}
		</Section>
	);
}

/** A table to begin with: up to a hundred, and all that is left. */
const firstTable = (of: string): TierTable => ({
	of,
	rows: [
		{ upTo: 100, value: 0 },
		{ upTo: null, value: 0 },
	],
});

type TermsProps = {
	plain: PlainCalculation;
	sources: ReturnType<typeof numberSources>;
	onChange(next: PlainCalculation): void;
};

function Terms({ plain, sources, onChange }: TermsProps) {
	const { t } = useStudioI18n();
	const { terms } = plain;
	const fixed = terms.find((term) => typeof term === "number");
	const answers = terms.filter((term) => typeof term === "string");
	const without = (removed: string | number | undefined) => terms.filter((term) => term !== removed);
	const putFixed = (number: number | undefined) =>
		onChange({ ...plain, terms: [...without(fixed), ...(number === undefined ? [] : [number])] });
	return (
		<>
			{sources.map(({ pointer, label, rows }) => (
				<Tick
					key={pointer}
					label={rows === null ? label : t("{label}, of every row of “{rows}”", { label, rows })}
					checked={terms.includes(pointer)}
					// Of no answer nothing is made: the last one stays until another is ticked.
					disabled={answers.length === 1 && answers[0] === pointer}
					onTick={(ticked) => onChange({ ...plain, terms: ticked ? [...terms, pointer] : without(pointer) })}
				/>
			))}
			<NumberField label={t("A fixed number")} value={fixed} isOptional onNumber={putFixed} />
		</>
	);
}
