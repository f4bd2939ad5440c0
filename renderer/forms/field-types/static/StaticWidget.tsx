import { useEffect } from "react";
import { formatValue, isEmpty, sourceWords } from "../../../../schemas/rules/texts/value-texts.ts";
import { valueText } from "../../../../schemas/rules/texts/worded-value.ts";
import { calculate } from "../../../../schemas/rules/values/calculation.ts";
import type { Calculation } from "../../../../schemas/types.gen.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../fields/classes.ts";
import { useVisibleResolver, useVisibleScope } from "../../hooks/field-values.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import type { WidgetProps } from "../../model/field.ts";

/** Puts what is made of other values in its place whenever they change. */
function useMade({ path, value }: WidgetProps, made: string | number | undefined) {
	const { values } = useFormSession();
	useEffect(() => {
		if (made !== value) values.derive(path, made);
	}, [made, value, values, path]);
}

const Output = ({ id, message }: { id: string; message: string }) => (
	<output className={fieldClasses.static} id={id}>
		{message || <span aria-hidden="true">—</span>}
	</output>
);

function Computed(props: WidgetProps) {
	const message = useVisibleResolver(props.path).text(props.options.computed);
	useMade(props, message === "" ? undefined : message);
	return <Output id={props.id} message={message} />;
}

function Calculated({ calculation, ...props }: WidgetProps & { calculation: Calculation }) {
	const i18n = useI18n();
	const value = calculate(calculation, useVisibleScope(props.path));
	useMade(props, value);
	const text = value === undefined ? "" : formatValue(value, [], props.options, sourceWords);
	const message = text === String(value) ? i18n.format(value, "number") : valueText({ label: "", value, text }, i18n);
	return <Output id={props.id} message={message} />;
}

function Shown({ id, schema, options, ...props }: WidgetProps) {
	const i18n = useI18n();
	const value = props.value ?? schema.const ?? schema.default;
	const text = isEmpty(value) ? "" : formatValue(value, [schema], options, sourceWords);
	return (
		<output className={fieldClasses.static} id={id}>
			{valueText({ label: "", value, text }, i18n)}
		</output>
	);
}

/** A value that is shown, not visible: made of other values, or given. */
export function StaticWidget(props: WidgetProps) {
	const { computed, calculated } = props.options;
	if (calculated !== undefined) return <Calculated {...props} calculation={calculated} />;
	return computed === undefined ? <Shown {...props} /> : <Computed {...props} />;
}
