import { useEffect } from "react";
import { isEmpty, sayAnswer, sourceWords } from "../../../../schemas/rules/answer-words.ts";
import { calculate } from "../../../../schemas/rules/calculation.ts";
import type { Calculation } from "../../../../schemas/types.gen.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { answerText } from "../../../view-parts/answers/answer-words.ts";
import { fieldClasses } from "../../classes.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer, useAskedResolver, useAskedScope } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";

/** Puts what is made of other answers in its place whenever they change. */
function useMade({ pointer, path }: WidgetProps, made: string | number | undefined) {
	const stored = useAnswer(pointer);
	const { answers } = useFormSession();
	useEffect(() => {
		if (made !== stored) answers.derive(path, made);
	}, [made, stored, answers, path]);
}

const Output = ({ id, said }: { id: string; said: string }) => (
	<output className={fieldClasses.static} id={id}>
		{said || <span aria-hidden="true">—</span>}
	</output>
);

function Computed(props: WidgetProps) {
	const said = useAskedResolver(props.path).text(props.options.computed);
	useMade(props, said === "" ? undefined : said);
	return <Output id={props.id} said={said} />;
}

function Calculated({ calculation, ...props }: WidgetProps & { calculation: Calculation }) {
	const i18n = useI18n();
	const value = calculate(calculation, useAskedScope(props.path));
	useMade(props, value);
	const text = value === undefined ? "" : sayAnswer(value, [], props.options, sourceWords);
	const said = text === String(value) ? i18n.format(value, "number") : answerText({ label: "", value, text }, i18n);
	return <Output id={props.id} said={said} />;
}

function Shown({ pointer, id, schema, options }: WidgetProps) {
	const i18n = useI18n();
	const value = useAnswer(pointer) ?? schema.const ?? schema.default;
	const text = isEmpty(value) ? "" : sayAnswer(value, [schema], options, sourceWords);
	return (
		<output className={fieldClasses.static} id={id}>
			{answerText({ label: "", value, text }, i18n)}
		</output>
	);
}

/** A value that is shown, not asked: made of other answers, or given. */
export function StaticWidget(props: WidgetProps) {
	const { computed, calculated } = props.options;
	if (calculated !== undefined) return <Calculated {...props} calculation={calculated} />;
	return computed === undefined ? <Shown {...props} /> : <Computed {...props} />;
}
