import { useState } from "react";
import type { EngineText } from "../../../../schemas/engine-texts.ts";
import { isObject } from "../../../../schemas/json/json.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses, widgetClasses } from "../../fields/classes.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import type { WidgetProps } from "../../model/field.ts";
import { subscribeBrowser } from "./subscribe-browser.ts";

/** Turns it on by asking the browser, or off. Without the portal's key, which comes prefilled, there is nothing to turn on. */
function useSwitch({ pointer, onChange }: WidgetProps) {
	const { values } = useFormSession();
	const [waiting, setWaiting] = useState(false);
	const [problem, setProblem] = useState<EngineText>();
	const turn = async (on: boolean) => {
		const before = values.at(pointer);
		const key = isObject(before) && typeof before.key === "string" ? before.key : "";
		setProblem(undefined);
		if (!on) return onChange({ key, on });
		setWaiting(true);
		const subscribed = await subscribeBrowser(key);
		setWaiting(false);
		if ("problem" in subscribed) return setProblem(subscribed.problem);
		onChange({ key, on, ...subscribed });
	};
	return { waiting, problem, turn };
}

/** Whether this browser shows what the portal has to tell. The person is asked for leave as they tick the box, never before. */
export function PushDeviceWidget(props: WidgetProps) {
	const { id, label, value, rawErrors } = props;
	const { t } = useI18n();
	const { waiting, problem, turn } = useSwitch(props);
	const problemId = `${id}-problem`;
	const describedBy = [props["aria-describedby"], problem && problemId].filter(Boolean).join(" ") || undefined;
	return (
		<>
			<div className={fieldClasses.choice}>
				<input
					type="checkbox"
					id={id}
					checked={isObject(value) && value.on === true}
					disabled={waiting}
					aria-busy={waiting || undefined}
					aria-invalid={!!rawErrors}
					aria-describedby={describedBy}
					onChange={(event) => void turn(event.target.checked)}
				/>
				<label htmlFor={id}>{waiting ? t("Waiting for your browser…") : label}</label>
			</div>
			<div role="alert" id={problemId}>
				{problem && <p className={widgetClasses.problem}>{t(problem)}</p>}
			</div>
		</>
	);
}
