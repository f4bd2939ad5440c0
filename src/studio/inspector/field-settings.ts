import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import type { FormQuestion } from "../form/form-model.ts";

/** Settings that mean something for those types of field alone whose own sample has them. */
const OF_TYPES = ["rows", "accept", "max_size", "max_count", "code_for", "currency", "link", "link_label"];

/** Settings of repeat groups. */
const OF_ROWS = ["add_label", "summary"];

const sampled = (type: FieldTypeName): string[] => {
	const { palette, sample } = FIELD_AUTHORING[type];
	return [...Object.values(sample.fields), palette.begins?.options ?? {}].flatMap(Object.keys);
};

/** Whether a setting says anything of a question, or has been given all the same: what is set is never hidden. */
export function hasSetting({ options, holds }: FormQuestion, key: string): boolean {
	if (Object.hasOwn(options, key)) return true;
	if (OF_ROWS.includes(key)) return holds === "rows";
	if (!OF_TYPES.includes(key)) return true;
	const own = FIELD_TYPE_NAMES.find((type) => type === options.widget);
	return own !== undefined && sampled(own).includes(key);
}
