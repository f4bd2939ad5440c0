import type { ReactElement, ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "./classes.ts";

/** The error of a value. It is read with its input, by the input's aria-describedby. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
	if (message === undefined) return null;
	return (
		<p className={fieldClasses.error} id={id}>
			<i className="layui-icon layui-icon-error" aria-hidden="true" /> {message}
		</p>
	);
}

type Framed = {
	/** A label of one input, a fieldset with a legend around several, or no label: the input brings its own, or needs none. */
	frame: "label" | "group" | "bare" | "none";
	id: string;
	label: string;
	required: boolean;
	describedBy: string | undefined;
	invalid: boolean;
	hint: ReactNode;
	error: ReactNode;
	input: ReactElement;
};

/** The label with the word that says it must be answered: colour alone would not. */
function LabelText({ label, required }: { label: string; required: boolean }) {
	const { t } = useI18n();
	if (!required) return label;
	return (
		<>
			{label} <span className={fieldClasses.required}>{t("(required)")}</span>
		</>
	);
}

/**
 * An input with what stands around it: label, hint and error tied to it, or a fieldset around several inputs. No component
 * of its own, for it has no state: every field of a long form would pay for one.
 */
export function fieldFrame({ frame, id, label, required, describedBy, invalid, hint, error, input }: Framed) {
	if (frame === "none") return input;
	if (frame === "group") {
		return (
			<fieldset
				className={fieldClasses.root}
				id={id}
				tabIndex={-1}
				aria-describedby={describedBy}
				aria-invalid={invalid || undefined}
			>
				<legend className={fieldClasses.label}>
					<LabelText label={label} required={required} />
				</legend>
				{hint}
				{input}
				{error}
			</fieldset>
		);
	}
	if (frame === "bare") {
		return (
			<div className={fieldClasses.root}>
				{input}
				{hint}
				{error}
			</div>
		);
	}
	return (
		<div className={fieldClasses.root}>
			<label className={fieldClasses.label} htmlFor={id}>
				<LabelText label={label} required={required} />
			</label>
			{hint}
			{input}
			{error}
		</div>
	);
}
