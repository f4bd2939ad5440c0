import type { ReactNode } from "react";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../fields/classes.ts";
import { describedByOf, FieldHint } from "../fields/FieldHint.tsx";
import { FieldError } from "../fields/field-frame.tsx";
import { useFieldCondition, useFieldError } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { inputId } from "../model/session.ts";

type Props = {
	path: Path;
	title: string | undefined;
	required?: boolean;
	/** What the schema declares of the group, where the form has no hint for it. */
	description: string | undefined;
	children: ReactNode;
};

/** What stands around the fields of a group: its title, its hint, and what is wrong with it as a whole. */
export function GroupFrame({ path, title, required = false, description, children }: Props) {
	const session = useFormSession();
	const { t } = useI18n();
	const pointer = toPointer(path);
	const error = useFieldError(pointer);
	const options = session.optionsAt(pointer);
	const demanded = useFieldCondition(options.required_when, path);
	const isRequired = required || (options.required_when !== undefined && demanded);
	const id = inputId(session, pointer);
	const hint = options.hint ?? (description || undefined);
	return (
		<fieldset className={fieldClasses.group} id={id} tabIndex={-1} aria-describedby={describedByOf(id, hint, error)}>
			{title && (
				<legend className={fieldClasses.groupTitle}>
					{title} {isRequired && <span className={fieldClasses.required}>{t("(required)")}</span>}
				</legend>
			)}
			{hint !== undefined && <FieldHint id={`${id}-hint`} hint={hint} path={path} />}
			<FieldError id={`${id}-error`} message={error} />
			{children}
		</fieldset>
	);
}
