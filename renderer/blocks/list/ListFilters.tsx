import { type FormEvent, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterControl } from "./FilterControl.tsx";
import type { List } from "./use-list.ts";

/** What the form's controls hold, by parameter name. */
function chosenIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
	const data = new FormData(form);
	return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "").trim()]));
}

function FoldButton({ open, count, onToggle }: { open: boolean; count: number; onToggle(): void }) {
	const { t } = useI18n();
	return (
		<button type="button" className={skin.listFilters().toggle} aria-expanded={open} onClick={onToggle}>
			<span className="layui-icon layui-icon-slider" aria-hidden="true" />
			{count > 0 ? t("Filters ({count})", { count }) : t("Filters")}
		</button>
	);
}

/** The filters of a list. Choices apply at once, a search when it is sent; all of them land in the URL. */
export function ListFilters({ list }: { list: List }) {
	const { t } = useI18n();
	const root = useRef<HTMLElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [open, setOpen] = useState(false);
	const classes = skin.listFilters();
	const filters = list.view.filters ?? [];
	if (filters.length === 0) return null;
	const { filters: names } = list.parameters;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		list.choose(chosenIn(event.currentTarget, names));
	};
	const foldable = filters.filter(({ widget }) => widget !== "search");
	const inForce = foldable.filter(({ name }) => list.url[name]).length;
	return (
		<search ref={root} className={classes.root} tabIndex={-1}>
			<form ref={form} className={classes.fields} onSubmit={submit} aria-label={t("Filters")}>
				{filters.map((filter) => (
					<FilterControl
						key={filter.name}
						list={list}
						filter={filter}
						value={list.selected[filter.name] ?? ""}
						folded={!open}
						onChoose={() => form.current?.requestSubmit()}
					/>
				))}
				{foldable.length > 0 ? <FoldButton open={open} count={inForce} onToggle={() => setOpen(!open)} /> : null}
			</form>
			<FilterChips list={list} onRemove={() => root.current?.focus()} />
		</search>
	);
}
