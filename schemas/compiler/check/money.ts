import { toPointer } from "../../json/pointer.ts";
import type { Report } from "../diagnostic.ts";
import { isMultiple, moneyFields, multiplesOf } from "../emit/money-steps.ts";
import { worded } from "../worded.ts";
import type { SourcedForm } from "./sourced-form.ts";

/**
 * A schema may ask for coarser or finer amounts than the currency has, so long as the one divides the other; else hardly
 * any amount that exists would do.
 */
export function checkMoney({ place, document }: SourcedForm, report: Report): void {
	for (const field of moneyFields(document)) {
		const { pointer, options, smallest } = field;
		const odd = multiplesOf(field).find(
			(multiple) => !isMultiple(multiple, smallest) && !isMultiple(smallest, multiple),
		);
		if (odd === undefined) continue;
		const schemas = options.currency === undefined ? "widget" : "currency";
		const message = worded`The schema of ${pointer} asks for multiples of ${odd}, but the smallest amount of its currency is ${smallest}, and neither divides the other. Expected a "multipleOf" that fits, such as ${smallest}, or none.`;
		report.add(place, `/fields${toPointer([pointer])}/${schemas}`, "contradiction", message);
	}
}
