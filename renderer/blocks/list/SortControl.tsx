import { useId } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import type { List } from "./use-list.ts";

/** Chooses the order of a list; nothing where the view has only one. */
export function SortControl({ list: { view, selected, choose } }: { list: List }) {
	const { t } = useI18n();
	const { text } = useResolver(view.sort);
	const mark = useMarkPart();
	const id = useId();
	const { sort } = view;
	if (!sort || sort.choices.length < 2) return null;
	const first = String(sort.choices[0].value);
	return (
		<div className={skin.listView().sort} {...mark(sort)}>
			<label htmlFor={id}>{t("Sort by")}</label>
			<select
				id={id}
				className={skin.listFilters().control}
				value={selected[sort.name] ?? first}
				// The first order is the operation's own and needs no parameter.
				onChange={({ target }) => choose({ [sort.name]: target.value === first ? "" : target.value })}
			>
				{sort.choices.map(({ value, label }) => (
					<option key={String(value)} value={String(value)}>
						{text(label)}
					</option>
				))}
			</select>
		</div>
	);
}
