import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { useSubAnswer } from "../../inputs/sub-answer.ts";
import { useFormSession } from "../../state/form-session.ts";
import { isRecord } from "../../state/is-record.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import { useTypedAnswer } from "../../state/use-typed-answer.ts";
import type { WidgetProps } from "../widget.ts";

/** Six decimals are a hand's breadth; more would only pretend. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const position = (): Promise<GeolocationPosition> =>
	new Promise((resolve, reject) => {
		if (!("geolocation" in navigator)) return reject(new Error("this device tells no position"));
		navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: true, timeout: 15_000 });
	});

/** A place: `{latitude, longitude, text}`. The device's position on the person's word, and words; nothing is asked of third parties. */
export function LocationWidget(props: WidgetProps) {
	const { id, pointer, path } = props;
	const { t } = useI18n();
	const { answers, announce } = useFormSession();
	const value = useAnswer(pointer);
	const put = usePutAnswer(pointer, path);
	const words = useSubAnswer(path, "text");
	const { text, onChange, onBlur } = useTypedAnswer(words.pointer, words.path);
	const [problem, setProblem] = useState<string>();
	const locate = async () => {
		setProblem(undefined);
		try {
			const { coords } = await position();
			const before = answers.at(pointer);
			const found = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
			put({ ...(isRecord(before) && before), ...found });
			announce(t("Position found"));
		} catch {
			setProblem(t("The position could not be found. Please describe the place in words."));
		}
	};
	const at = isRecord(value) && value.latitude !== undefined ? `${value.latitude}, ${value.longitude}` : undefined;
	return (
		<>
			<div className={widgetClasses.actions}>
				<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={locate}>
					<i className="layui-icon layui-icon-location" aria-hidden="true" /> {t("Use my position")}
				</button>
				{at && <span>{at}</span>}
			</div>
			{problem && (
				<p className={widgetClasses.problem} role="alert">
					{problem}
				</p>
			)}
			<label className={fieldClasses.subLabel} htmlFor={`${id}-words`}>
				{t("Where it is, in words")}
			</label>
			<input
				className={fieldClasses.input}
				id={`${id}-words`}
				value={text}
				required={props.required}
				onChange={onChange}
				onBlur={onBlur}
				autoComplete="street-address"
			/>
		</>
	);
}
