import { starCount } from "../../../../schemas/field-types/rating.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import type { WidgetProps } from "../../model/field.ts";

const ratingClasses = skin.rating();

/** Stars, which are radio buttons: the arrow keys move through them. One that need not be given can be taken back. */
export function RatingWidget({ id, value, schema, label, required, rawErrors, onChange }: WidgetProps) {
	const { t } = useI18n();
	const max = starCount(schema.maximum);
	const current = typeof value === "number" ? value : 0;
	return (
		<div className={ratingClasses.root}>
			{Array.from({ length: max }, (_, index) => index + 1).map((star) => (
				<label className={ratingClasses.star} key={star} data-on={star <= current || undefined}>
					<input
						type="radio"
						className={ratingClasses.starInput}
						name={id}
						required={required}
						aria-invalid={!!rawErrors}
						checked={star === current}
						onChange={() => onChange(star)}
						aria-label={t("{rating} of {most}", { rating: star, most: max })}
					/>
					<i className={`layui-icon layui-icon-${star <= current ? "rate-solid" : "rate"}`} aria-hidden="true" />
				</label>
			))}
			{!required && value !== undefined && (
				<button
					type="button"
					className={skin.button({ variant: "ghost", size: "sm" })}
					aria-label={t("Clear {label}", { label })}
					onClick={() => {
						onChange(undefined);
						document.getElementById(id)?.focus();
					}}
				>
					{t("Clear")}
				</button>
			)}
		</div>
	);
}
