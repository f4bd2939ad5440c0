import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../classes.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer, useAskedResolver } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";

/** Puts a computed text as the answer whenever the answers that it is made of change. */
function Computed({ pointer, path, options, id }: WidgetProps) {
	const said = useAskedResolver(path).text(options.computed);
	const stored = useAnswer(pointer);
	const { answers } = useFormSession();
	useEffect(() => {
		if (said !== (stored ?? "")) answers.derive(path, said === "" ? undefined : said);
	}, [said, stored, answers, path]);
	return (
		<output className={fieldClasses.static} id={id}>
			{said || <span aria-hidden="true">—</span>}
		</output>
	);
}

function Shown({ pointer, id, schema }: WidgetProps) {
	const { format } = useI18n();
	const value = useAnswer(pointer) ?? schema.const ?? schema.default;
	return (
		<output className={fieldClasses.static} id={id}>
			{format(value, Array.isArray(value) ? "list" : "text")}
		</output>
	);
}

/** A value that is shown, not asked: computed from other answers, or given. */
export const StaticWidget = (props: WidgetProps) =>
	props.options.computed === undefined ? <Shown {...props} /> : <Computed {...props} />;
