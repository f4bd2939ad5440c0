import type { JsonObject } from "../../../schemas/json/json.ts";
import { readCondition } from "../conditions/condition-model.ts";
import type { ConditionSubject } from "../conditions/subjects.ts";
import type { OfferedValue } from "../conditions/use-offered-names.ts";
import { fieldsOf } from "../form/form-model.ts";
import { conditionsOf } from "./question-conditions.ts";

/** The contents of the portal that the conditions of a form name by their values, each once. */
export function comparedContents(form: JsonObject, subjects: readonly ConditionSubject[]): OfferedValue[] {
	const parts = fieldsOf(form)
		.flatMap((field) => conditionsOf(form, field))
		.flatMap(({ when }) => readCondition(when)?.ways.flat() ?? []);
	const found = parts.flatMap(({ subject, values }) => {
		const list = subjects.find(({ pointer }) => pointer === subject)?.offered;
		return list ? values.map((value) => ({ list, value: String(value) })) : [];
	});
	return found.filter(({ value }, at) => found.findIndex((one) => one.value === value) === at);
}
