import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../classes.ts";

type Props = { position: Record<string, unknown>; onRemove(): void };

/** The position that will be sent, for the person to see, and the way to take it back. */
export function FoundPosition({ position, onRemove }: Props) {
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
