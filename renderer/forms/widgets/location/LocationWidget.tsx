import { useState } from "react";
import type { EngineText } from "../../../../schemas/engine-texts.ts";
import { isObject } from "../../../../schemas/rules/json.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { useSubValue } from "../../inputs/sub-value.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import { useTypedValue } from "../../state/use-typed-value.ts";
import type { WidgetProps } from "../widget.ts";
import { devicePosition } from "./device-position.ts";
import { FoundPosition } from "./FoundPosition.tsx";

/** Asks the device for its position and puts it as part of the value. */
function useLocate({ id, pointer, path }: WidgetProps) {
	const { t } = useI18n();
	const { values, announce } = useFormSession();
	const put = useSetFieldValue(pointer, path);
	const [requesting, setRequesting] = useState(false);
	const [problem, setProblem] = useState<EngineText>();
	const buttonId = `${id}-locate`;
	const locate = async () => {
		if (requesting) return;
		setRequesting(true);
		setProblem(undefined);
		const found = await devicePosition();
		setRequesting(false);
		if ("problem" in found) return setProblem(found.problem);
		const before = values.at(pointer);
		put({ ...(isObject(before) && before), ...found.position });
		announce(t("Position found"));
	};
	const forget = () => {
		const { latitude: _, longitude: __, ...words } = Object(values.at(pointer));
		put(Object.keys(words).length > 0 ? words : undefined);
		announce(t("Position removed"));
		// The button that was pressed goes with the position: the focus must not go with it.
		document.getElementById(buttonId)?.focus();
	};
	return { locate, requesting, problem, forget, buttonId };
}

/**
 * A place: `{latitude, longitude, text}`. The device's position on the person's word, and words; nothing is requested of
 * third parties.
 */
export function LocationWidget(props: WidgetProps) {
	const { id, pointer, path, required, invalid } = props;
	const { t } = useI18n();
	const value = useFieldValue(pointer);
	const words = useSubValue(path, "text");
	const { text, onChange, onBlur } = useTypedValue(words.pointer, words.path);
	const { locate, requesting, problem, forget, buttonId } = useLocate(props);
	const located = isObject(value) && value.latitude !== undefined;
	const problemId = `${id}-problem`;
	const describedBy = [props.describedBy, problem && problemId].filter(Boolean).join(" ") || undefined;
	return (
		<>
			<div className={widgetClasses.actions}>
				<button
					type="button"
					id={buttonId}
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-describedby={problem && problemId}
					aria-busy={requesting || undefined}
					onClick={locate}
				>
					<i className="layui-icon layui-icon-location" aria-hidden="true" />{" "}
					{requesting ? t("Finding your position…") : t("Use my position")}
				</button>
				{located && <FoundPosition position={value} onRemove={forget} />}
			</div>
			<div role="alert" id={problemId}>
				{problem && <p className={widgetClasses.problem}>{t(problem)}</p>}
			</div>
			<label className={fieldClasses.subLabel} htmlFor={`${id}-words`}>
				{t("Where it is, in words")}
			</label>
			<input
				className={fieldClasses.input}
				id={`${id}-words`}
				value={text}
				required={required && !located}
				aria-invalid={invalid}
				aria-describedby={describedBy}
				onChange={onChange}
				onBlur={onBlur}
				autoComplete="street-address"
			/>
		</>
	);
}
