import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { Figure } from "../../../schemas/types.gen.ts";
import type { BlockComponent } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { EntryLink } from "../../view-parts/entries/EntryLink.tsx";
import { Icon } from "../../view-parts/icon/Icon.tsx";

/** A number without a format of its own is written as the reader's language writes numbers. */
function useNumber(value: Figure["value"]): string {
	const here = useResolver(value);
	const { format } = useI18n();
	if (!isBinding(value) || value.format || value.translate) return here.text(value);
	return format(here.raw(value), "number");
}

function FigureItem({ figure }: { figure: Figure }) {
	const here = useResolver(figure);
	const value = useNumber(figure.value);
	const classes = skin.figures({ icon: figure.icon !== undefined });
	return (
		<div className={classes.figure}>
			<dt className={classes.label}>
				<Icon icon={figure.icon} className={classes.icon} />
				<EntryLink link={figure.link} at={here} className={classes.link}>
					{here.text(figure.label)}
				</EntryLink>
			</dt>
			<dd className={classes.value}>{value || "–"}</dd>
			{figure.hint ? <dd className={classes.hint}>{here.text(figure.hint)}</dd> : null}
		</div>
	);
}

/** Numbers that matter, large, each with its label. */
export const FiguresBlock: BlockComponent<"figures"> = ({ block }) => (
	<dl id={block.id} className={skin.figures().root}>
		{block.items.map((figure) => (
			<FigureItem key={JSON.stringify(figure)} figure={figure} />
		))}
	</dl>
);
