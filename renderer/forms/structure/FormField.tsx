import { type ComponentType, memo, type ReactNode, Suspense } from "react";
import { FIELD_TRAITS } from "../../../schemas/field-types/traits.gen.ts";
import type { LeafSchema } from "../../../schemas/json/leaf-schema.ts";
import type { Path } from "../../../schemas/json/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { WIDGETS } from "../field-types/registry.gen.ts";
import { describedByOf, FieldHint } from "../fields/FieldHint.tsx";
import { FieldError, type Framed, fieldFrame } from "../fields/field-frame.tsx";
import { ExitAlerts, SimilarOffer } from "../fields/Offers.tsx";
import { useFieldCondition, useFieldError, useFieldInput } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import type { WidgetName, WidgetProps } from "../model/field.ts";
import { inputId } from "../model/session.ts";

type Props = {
	pointer: string;
	path: Path;
	name: string;
	schema: LeafSchema;
	options: FieldOptions;
	widget: WidgetName;
	required: boolean;
	/** Draws the field around its input, where rjsf's registry says how. */
	template?: (framed: Framed) => ReactNode;
	/** The input, where rjsf's registry has one. */
	input?: ComponentType<WidgetProps>;
};

/** What ends the form, or may be the same case, is said after the last field that it depends on. */
function AfterField({ pointer }: { pointer: string }) {
	const { artefact, offersAfter } = useFormSession();
	const { similar } = artefact.document;
	return (
		<>
			<ExitAlerts at={(place) => place === pointer} />
			{similar && offersAfter === pointer && <SimilarOffer key={similar.operation} source={similar} />}
		</>
	);
}

/**
 * One field with its input, while its condition is satisfied. It is rendered again only for its own value, its own error
 * and its own conditions.
 */
export const FormField = memo(function FormField(props: Props) {
	const {
		pointer,
		path,
		name,
		schema,
		options,
		widget,
		template = fieldFrame,
		input: Component = WIDGETS[widget],
	} = props;
	const session = useFormSession();
	const i18n = useI18n();
	const error = useFieldError(pointer);
	const given = useFieldInput(pointer, path);
	const isVisible = useFieldCondition(options.when, path);
	const isDemanded = useFieldCondition(props.required ? undefined : options.required_when, path);
	if (!isVisible) return null;
	const required = props.required || (options.required_when !== undefined && isDemanded);
	const { frame, late, asks } = FIELD_TRAITS[widget];
	const id = inputId(session, pointer);
	const hint = options.hint ?? schema.description;
	const label = i18n.text(schema.title ?? name);
	const rawErrors = error ? [error] : undefined;
	const describedBy = describedByOf(id, hint, error);
	const field = { ...given, id, schema, options, label, required, rawErrors, "aria-describedby": describedBy };
	const input = late ? (
		<Suspense fallback={<span hidden data-coming />}>
			<Component {...field} />
		</Suspense>
	) : (
		<Component {...field} />
	);
	const question = template({
		id,
		label,
		describedBy,
		rawErrors,
		children: input,
		frame,
		required: required && asks !== "shown",
		help: hint !== undefined && <FieldHint id={`${id}-hint`} hint={hint} path={path} />,
		errors: rawErrors && <FieldError id={`${id}-error`} message={error} />,
	});
	if (session.offersAfter !== pointer && !session.exitsAfter.includes(pointer)) return question;
	return (
		<>
			{question}
			<AfterField pointer={pointer} />
		</>
	);
});
