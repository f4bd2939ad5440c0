import type { ViewFilter } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { FilterOptions } from "./FilterOptions.tsx";
import type { List } from "./use-list.ts";

function Chip({ filter, words, onRemove }: { filter: ViewFilter; words: string; onRemove(): void }) {
	const { t } = useI18n();
	const { text } = useResolver(filter);
	const label = text(filter.label);
	return (
		<button
			type="button"
			className={skin.listFilters().chip}
			aria-label={t("Remove the filter {label}: {value}", { label, value: words })}
			onClick={onRemove}
		>
			<span>
				{label}: {words}
			</span>
			<span className="layui-icon layui-icon-close" aria-hidden="true" />
		</button>
	);
}

function FilterChip({ filter, value, onRemove }: { filter: ViewFilter; value: string; onRemove(): void }) {
	const { format } = useI18n();
	if (filter.widget !== "select") {
		const words = filter.widget === "date" ? format(value, "date") : value;
		return <Chip filter={filter} words={words} onRemove={onRemove} />;
	}
	return (
		<FilterOptions filter={filter}>
			{(options) => {
				const words = options.find((option) => option.value === value)?.label ?? value;
				return <Chip filter={filter} words={words} onRemove={onRemove} />;
			}}
		</FilterOptions>
	);
}

/** The filters in force, each removable. `onRemove` is told first, for the focus to leave what goes away. */
export function FilterChips({ list: { view, url, choose, clear }, onRemove }: { list: List; onRemove(): void }) {
	const { t } = useI18n();
	const classes = skin.listFilters();
	const active = (view.filters ?? []).filter(({ name }) => url[name]);
	const removing = (remove: () => void) => () => {
		onRemove();
		remove();
	};
	if (active.length === 0) return null;
	return (
		<ul className={classes.chips} aria-label={t("Filters in force")}>
			{active.map((filter) => (
				<li key={filter.name}>
					<FilterChip
						filter={filter}
						value={url[filter.name] ?? ""}
						onRemove={removing(() => choose({ [filter.name]: "" }))}
					/>
				</li>
			))}
			<li>
				<button type="button" className={classes.clear} onClick={removing(clear)}>
					{t("Clear all")}
				</button>
			</li>
		</ul>
	);
}
