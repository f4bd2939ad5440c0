import { useState } from "react";
import type { EngineText } from "../../../../schemas/engine-texts.ts";
import { isObject } from "../../../../schemas/json/json.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../../fields/classes.ts";
import { useSubInput } from "../../hooks/field-values.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import { useTypedValue } from "../../hooks/use-typed-value.ts";
import type { WidgetProps } from "../../model/field.ts";

/** A position in degrees. */
export type Position = { latitude: number; longitude: number };

/** Six decimals are a hand's breadth; more would only pretend. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** What to do instead, by what kept the device from telling its position (GeolocationPositionError.code). */
const REFUSED: EngineText =
	"This site may not ask for your position. Allow it in your browser's settings and try again, or describe the place in words.";
const NOT_FOUND: EngineText = "Your device does not know where it is. Please describe the place in words.";
const TOO_LATE: EngineText =
	"Your device did not find its position in time. Try again, best outdoors, or describe the place in words.";
const NONE: EngineText = "This device cannot tell its position. Please describe the place in words.";
const BY_CODE: Readonly<Record<number, EngineText>> = { 1: REFUSED, 2: NOT_FOUND, 3: TOO_LATE };

/** Asks the device itself, nobody else, where it is; what it cannot tell is said with what to do instead. */
function devicePosition(): Promise<{ position: Position } | { problem: EngineText }> {
	if (!("geolocation" in navigator)) return Promise.resolve({ problem: NONE });
	return new Promise((resolve) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({ position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) } }),
			({ code }) => resolve({ problem: BY_CODE[code] ?? NOT_FOUND }),
			{ enableHighAccuracy: true, timeout: 15_000 },
		);
	});
}

type Props = { position: Record<string, unknown>; onRemove(): void };

/** The position that will be sent, for the person to see, and the way to take it back. */
function FoundPosition({ position, onRemove }: Props) {
	const { t } = useI18n();
	return (
		<span className={widgetClasses.found}>
			{`${position.latitude}, ${position.longitude}`}
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "sm" })}
				aria-label={t("Remove the position")}
				onClick={onRemove}
			>
				{t("Remove")}
			</button>
		</span>
	);
}

/** Has the device find its position, and stores it as part of the value. */
function useLocate({ id, pointer, onChange }: WidgetProps) {
	const { t } = useI18n();
	const { values, announce } = useFormSession();
	const [locating, setLocating] = useState(false);
	const [problem, setProblem] = useState<EngineText>();
	const buttonId = `${id}-locate`;
	const locate = async () => {
		if (locating) return;
		setLocating(true);
		setProblem(undefined);
		const found = await devicePosition();
		setLocating(false);
		if ("problem" in found) return setProblem(found.problem);
		const before = values.at(pointer);
		onChange({ ...(isObject(before) && before), ...found.position });
		announce(t("Position found"));
	};
	const forget = () => {
		const { latitude: _, longitude: __, ...words } = Object(values.at(pointer));
		onChange(Object.keys(words).length > 0 ? words : undefined);
		announce(t("Position removed"));
		// The button that was pressed goes with the position: the focus must not go with it.
		document.getElementById(buttonId)?.focus();
	};
	return { locate, locating, problem, forget, buttonId };
}

/**
 * A place: `{latitude, longitude, text}`. The device's position where the person wants it, and words; no third party learns
 * of it.
 */
export function LocationWidget(props: WidgetProps) {
	const { id, path, value, required, rawErrors } = props;
	const { t } = useI18n();
	const words = useSubInput(path, "text");
	const { text, onChange, onBlur } = useTypedValue(words);
	const { locate, locating, problem, forget, buttonId } = useLocate(props);
	const located = isObject(value) && value.latitude !== undefined;
	const problemId = `${id}-problem`;
	const describedBy = [props["aria-describedby"], problem && problemId].filter(Boolean).join(" ") || undefined;
	return (
		<>
			<div className={widgetClasses.actions}>
				<button
					type="button"
					id={buttonId}
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-describedby={problem && problemId}
					aria-busy={locating || undefined}
					onClick={locate}
				>
					<i className="layui-icon layui-icon-location" aria-hidden="true" />{" "}
					{locating ? t("Finding your position…") : t("Use my position")}
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
				aria-invalid={!!rawErrors}
				aria-describedby={describedBy}
				onChange={onChange}
				onBlur={onBlur}
				autoComplete="street-address"
			/>
		</>
	);
}
