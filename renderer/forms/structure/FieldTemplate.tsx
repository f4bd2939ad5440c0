import type { FieldTemplateProps } from "@rjsf/utils";
import { FIELD_TRAITS } from "../../../schemas/field-types/traits.gen.ts";
import { singleWidget } from "../../../schemas/rules/questions/single-widget.ts";
import { type Framed, fieldFrame } from "../fields/field-frame.tsx";
import { fieldOptionsOf } from "./ui-options.ts";

/** What LeafField says besides rjsf's own props; rjsf's fields do not. */
type Besides = Partial<Pick<Framed, "frame" | "describedBy">>;

/**
 * rjsf's template around a field: label, hint and error, as the portal draws them. What has parts of its own (a group, a list,
 * alternatives) brings its own frame.
 */
export function FieldTemplate(props: FieldTemplateProps & Besides) {
	const { schema, uiSchema, id, label, required = false, rawErrors, help, description, errors, children } = props;
	const widget = singleWidget(schema, fieldOptionsOf(uiSchema));
	const frame = props.frame ?? (widget && FIELD_TRAITS[widget].frame);
	if (frame === undefined) return children;
	return fieldFrame({
		frame,
		id,
		label,
		required,
		errors,
		children,
		describedBy: props.describedBy,
		rawErrors: rawErrors?.length ? rawErrors : undefined,
		help: help ?? description,
	});
}
