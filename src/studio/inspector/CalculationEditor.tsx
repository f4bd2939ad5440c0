import { Code } from "@chakra-ui/react/code";
import { Text } from "@chakra-ui/react/text";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import {
	CALCULATIONS,
	type CalculationName,
	numberSources,
	type PlainCalculation,
	readCalculation,
	writeCalculation,
} from "../form/calculation-model.ts";
import { setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "./TextField.tsx";

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
	const written = field.options.calculated;
	const plain = readCalculation(written);
	if (written !== undefined && !plain)
		return (
			<Section title={t("How the number comes about")}>
				<Text>{t("A calculation that is written in the source:")}</Text>
				<Code whiteSpace="pre-wrap" p="2">
					{JSON.stringify(written, null, 2)}
				</Code>
			</Section>
		);
	const sources = numberSources(fields, field);
	const put = (next: PlainCalculation | null) =>
		make(
			...setOption(path, form, field, "calculated", next && next.terms.length > 0 ? writeCalculation(next) : undefined),
		);
	const begin = (name: string) => {
		const chosen = CALCULATIONS.find((one) => one === name);
		const [first] = sources;
		put(chosen && first ? { name: chosen, terms: plain?.terms ?? [first.pointer] } : null);
	};
	return (
		<Section title={t("How the number comes about")}>
			{sources.length === 0 && !plain ? (
				<Text color="fg.muted">{t("There is no other number in the form yet.")}</Text>
			) : (
				<Choose
					label={t("How the number comes about")}
					value={plain?.name ?? ""}
					options={[
						{ value: "", label: t("It is typed") },
						...CALCULATIONS.map((name) => ({ value: name, label: t(WORDS[name]) })),
					]}
					onChoose={begin}
				/>
			)}
			{plain && <Terms plain={plain} sources={sources} onChange={put} />}
		</Section>
	);
}

type TermsProps = {
	plain: PlainCalculation;
	sources: ReturnType<typeof numberSources>;
	onChange(next: PlainCalculation): void;
};

function Terms({ plain, sources, onChange }: TermsProps) {
	const { t } = useStudioI18n();
	const { terms } = plain;
	const fixed = terms.find((term) => typeof term === "number");
	const without = (removed: string | number | undefined) => terms.filter((term) => term !== removed);
	const putFixed = (text: string) => {
		const number = Number(text);
		if (text.trim() === "") onChange({ ...plain, terms: without(fixed) });
		else if (Number.isFinite(number)) onChange({ ...plain, terms: [...without(fixed), number] });
	};
	return (
		<>
			{sources.map(({ pointer, label, rows }) => (
				<Tick
					key={pointer}
					label={rows === null ? label : t("{label}, of every row of “{rows}”", { label, rows })}
					checked={terms.includes(pointer)}
					onTick={(ticked) => onChange({ ...plain, terms: ticked ? [...terms, pointer] : without(pointer) })}
				/>
			))}
			<TextField type="number" label={t("A fixed number")} value={fixed} onChange={putFixed} />
			<Text color="fg.muted" fontSize="sm">
				{t("Nobody can change it; the server calculates it anew.")}
			</Text>
		</>
	);
}
