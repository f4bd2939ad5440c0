import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";

const WIDTHS = ["long", "long", "medium", "long", "short"] as const;

/** One bar, as high as a line of the text around it. */
export function SkeletonLine({ width, size }: { width?: "short" | "medium" | "long"; size?: "text" | "title" }) {
	return <span className={skin.skeleton({ width, size }).line} aria-hidden="true" />;
}

/** Bars that keep the place of a text of so many lines; says that it is loading. */
export function SkeletonText({ lines, title = false }: { lines: number; title?: boolean }) {
	const { t } = useI18n();
	return (
		<div className={skin.skeleton().root} aria-busy="true">
			<span className={skin.visuallyHidden()}>{t("Loading…")}</span>
			{title ? <SkeletonLine width="medium" size="title" /> : null}
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
				<SkeletonLine key={line} width={WIDTHS[line % WIDTHS.length]} />
			))}
		</div>
	);
}
