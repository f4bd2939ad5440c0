import { memo, Suspense } from "react";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { Condition, FieldOptions } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { ExitAlerts } from "../offers/ExitAlerts.tsx";
import { SimilarOffer } from "../offers/SimilarOffer.tsx";
import type { LeafSchema } from "../schema/leaf-schema.ts";
import { inputId, useFormSession } from "../state/form-session.ts";
import { useFieldCondition, useFieldError } from "../state/use-field-value.ts";
import { WIDGETS } from "../widgets/registry.ts";
import type { WidgetName } from "../widgets/widget.ts";
import { BareFrame } from "./BareFrame.tsx";
import { FieldError } from "./FieldError.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { describedByOf, FieldHint } from "./FieldHint.tsx";

type Props = {
	pointer: string;
	path: Path;
	name: string;
	schema: LeafSchema;
	options: FieldOptions;
	widget: WidgetName;
	required: boolean;
};

/** One field with its input. It is rendered again only for its own value, its own error and its own conditions. */
export const FormField = memo(function FormField(props: Props) {
	const { artefact, offersAfter, exitsAfter } = useFormSession();
	const { similar } = artefact.document;
	const { pointer } = props;
	const { required_when } = props.options;
	// Most are required or not, whatever else is answered: they don't listen.
	const question =
		props.required || !required_when ? <Question {...props} /> : <DemandedQuestion {...props} when={required_when} />;
	const offers = similar && offersAfter === pointer;
	if (!offers && !exitsAfter.includes(pointer)) return question;
	return (
		<>
			{question}
			<ExitAlerts at={(place) => place === pointer} />
			{offers && <SimilarOffer key={similar.operation} source={similar} />}
		</>
	);
});

function DemandedQuestion({ when, ...props }: Props & { when: Condition }) {
	return <Question {...props} required={useFieldCondition(when, props.path)} />;
}

function Question({ pointer, path, name, schema, options, widget, required }: Props) {
	const session = useFormSession();
	const i18n = useI18n();
	const error = useFieldError(pointer);
	const { frame, Component, lazy } = WIDGETS[widget];
	const id = inputId(session, pointer);
	const hint = options.hint ?? schema.description;
	const label = i18n.text(schema.title ?? name);
	const describedBy = describedByOf(id, hint, error);
	const rendered = (
		<Component
			id={id}
			pointer={pointer}
			path={path}
			schema={schema}
			options={options}
			label={label}
			required={required}
			invalid={error !== undefined}
			describedBy={describedBy}
		/>
	);
	const input = lazy ? <Suspense fallback={<span hidden data-coming />}>{rendered}</Suspense> : rendered;
	if (widget === "hidden") return input;
	const hintElement = hint !== undefined && <FieldHint id={`${id}-hint`} hint={hint} path={path} />;
	const errorElement = error !== undefined && <FieldError id={`${id}-error`} message={error} />;
	if (frame === "bare") {
		return (
			<BareFrame hint={hintElement} error={errorElement}>
				{input}
			</BareFrame>
		);
	}
	return (
		<FieldFrame
			frame={frame}
			id={id}
			label={label}
			required={required && widget !== "static"}
			describedBy={describedBy}
			invalid={error !== undefined}
			hint={hintElement}
			error={errorElement}
		>
			{input}
		</FieldFrame>
	);
}
