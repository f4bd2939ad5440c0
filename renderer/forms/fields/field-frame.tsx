import type { ReactElement } from "react";
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

/** What is drawn around an input: by the names of rjsf's FieldTemplateProps. */
export type Framed = {
	/** A label of one input, a fieldset with a legend around several, or no label: the input brings its own, or needs none. */
	frame: "label" | "group" | "bare" | "none";
	id: string;
	label: string;
	required: boolean;
	describedBy: string | undefined;
	rawErrors: readonly string[] | undefined;
	help: ReactElement | false | undefined;
	errors: ReactElement | false | undefined;
	children: ReactElement;
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
export function fieldFrame({ frame, id, label, required, describedBy, rawErrors, help, errors, children }: Framed) {
	if (frame === "none") return children;
	if (frame === "group") {
		return (
			<fieldset
				className={fieldClasses.root}
				id={id}
				tabIndex={-1}
				aria-describedby={describedBy}
				aria-invalid={rawErrors && true}
			>
				<legend className={fieldClasses.label}>
					<LabelText label={label} required={required} />
				</legend>
				{help}
				{children}
				{errors}
			</fieldset>
		);
	}
	if (frame === "bare") {
		return (
			<div className={fieldClasses.root}>
				{children}
				{help}
				{errors}
			</div>
		);
	}
	return (
		<div className={fieldClasses.root}>
			<label className={fieldClasses.label} htmlFor={id}>
				<LabelText label={label} required={required} />
			</label>
			{help}
			{children}
			{errors}
		</div>
	);
}
