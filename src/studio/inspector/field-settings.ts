import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import type { FormQuestion } from "../form/form-model.ts";

/** Settings of repeat groups. */
const OF_ROWS = ["add_label", "summary"];

const optionsOf = (type: FieldTypeName): readonly string[] => FIELD_AUTHORING[type].inspector.options;

/** Whether a setting says anything of a question, or has been given all the same: what is set is never hidden. */
export function hasSetting({ options, holds }: FormQuestion, key: string): boolean {
	if (Object.hasOwn(options, key)) return true;
	if (OF_ROWS.includes(key)) return holds === "rows";
	const owners = FIELD_TYPE_NAMES.filter((type) => optionsOf(type).includes(key));
	return owners.length === 0 || owners.some((type) => type === options.widget);
}
