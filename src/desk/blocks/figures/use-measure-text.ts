import { useI18n } from "../../../../renderer/index.ts";
import type { CaseFigures } from "../../../../schemas/types.gen.ts";
import { type Measure, measured } from "./measures.ts";

/** Says a measure of one category, district or month: days as the median and, behind a stroke, within what nine of ten lie. */
export function useMeasureText(): (one: CaseFigures, measure: Measure) => string {
	const { format } = useI18n();
	return (one, measure) => {
		const { value, nine } = measured(one, measure);
		if (value === null) return "–";
		const text = format(value, measure.format);
		return nine === null ? text : `${text} / ${format(nine, "number")}`;
	};
}
