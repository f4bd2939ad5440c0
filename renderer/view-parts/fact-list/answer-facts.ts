import type { Translator } from "../../../schemas/i18n/translator.ts";
import { valueLabel, valueText } from "../../../schemas/rules/texts/worded-value.ts";
import { submittedValuesOf } from "../entries/entry-shapes.ts";
import type { FactEntry } from "./FactList.tsx";

/** The answers of a case as its form asked them, but for those of some names. */
export const answerFacts = (list: unknown, i18n: Translator, except: readonly string[] = []): FactEntry[] =>
	submittedValuesOf(list)
		.filter(({ name }) => !except.includes(name))
		.map((answer) => ({
			key: answer.name,
			label: valueLabel(answer, i18n),
			value: valueText(answer, i18n),
		}));
