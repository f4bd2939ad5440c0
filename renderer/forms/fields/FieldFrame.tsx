import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";

type Props = {
	frame: "label" | "group";
	id: string;
	label: string;
	required: boolean;
	describedBy: string | undefined;
	invalid: boolean;
	hint: ReactNode;
	error: ReactNode;
	children: ReactNode;
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

/** What stands around a widget: label, hint and error tied to its input, or a fieldset around several inputs. */
export function FieldFrame({ frame, id, label, required, describedBy, invalid, hint, error, children }: Props) {
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
				{children}
				{error}
			</fieldset>
		);
	}
	return (
		<div className={fieldClasses.root}>
			<label className={fieldClasses.label} htmlFor={id}>
				<LabelText label={label} required={required} />
			</label>
			{hint}
			{children}
			{error}
		</div>
	);
}
