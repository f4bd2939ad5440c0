import { useI18n } from "../../../i18n/i18n-context.ts";
import { widgetClasses } from "../../classes.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";

/** Stars, which are radio buttons: the arrow keys move through them. From 1 to the schema's maximum, or 5. */
export function RatingWidget({ id, pointer, path, schema, required }: WidgetProps) {
	const { t } = useI18n();
	const value = useAnswer(pointer);
	const put = usePutAnswer(pointer, path);
	const most = Math.min(schema.maximum ?? 5, 10);
	const current = typeof value === "number" ? value : 0;
	return (
		<div className={widgetClasses.stars}>
			{Array.from({ length: most }, (_, index) => index + 1).map((star) => (
				<label className={widgetClasses.star} key={star} data-on={star <= current || undefined}>
					<input
						type="radio"
						className={widgetClasses.starInput}
						name={id}
						required={required}
						checked={star === current}
						onChange={() => put(star)}
						aria-label={t("{rating} of {most}", { rating: star, most })}
					/>
					<i className={`layui-icon layui-icon-${star <= current ? "rate-solid" : "rate"}`} aria-hidden="true" />
				</label>
			))}
		</div>
	);
}
