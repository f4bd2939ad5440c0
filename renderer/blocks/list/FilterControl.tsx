import { type ChangeEvent, useId, useState } from "react";
import type { ViewFilter } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { countedLabel, WithFilterCounts } from "./FilterCounts.tsx";
import { type FilterOption, FilterOptions } from "./FilterOptions.tsx";
import type { List } from "./use-list.ts";

type ControlProps = { id: string; list: List; filter: ViewFilter; value: string; onChoose(): void };

/** What is being typed; another value from the URL (back, a chip removed) takes its place. */
function useDraft(value: string): [string, (draft: string) => void] {
	const [draft, setDraft] = useState({ of: value, text: value });
	if (draft.of !== value) setDraft({ of: value, text: value });
	return [draft.text, (text) => setDraft({ of: value, text })];
}

function SearchControl({ id, filter, value }: ControlProps) {
	const { t } = useI18n();
	const [draft, setDraft] = useDraft(value);
	const classes = skin.listFilters();
	return (
		<div className={classes.search}>
			<input
				id={id}
				name={filter.name}
				type="search"
				enterKeyHint="search"
				maxLength={100}
				className={classes.control}
				value={draft}
				onChange={({ target }) => setDraft(target.value)}
			/>
			<button type="submit" className={skin.button()}>
				<Icon icon="layui-icon-search" />
				{t("Search")}
			</button>
		</div>
	);
}

/** While a year is being typed the input already tells dates, of the first centuries: these are not meant yet. */
const isMeant = (date: string) => date === "" || date >= "1900";

function DateControl({ id, filter, value, onChoose }: ControlProps) {
	const [draft, setDraft] = useDraft(value);
	const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
		setDraft(target.value);
		if (isMeant(target.value)) onChoose();
	};
	const classes = skin.listFilters();
	return <input id={id} name={filter.name} type="date" className={classes.control} value={draft} onChange={change} />;
}

/** The chosen value stays an option, also while the options are on their way. */
const withChosen = (options: readonly FilterOption[], value: string): readonly FilterOption[] =>
	value === "" || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

function SelectControl({ id, list, filter, value, onChoose }: ControlProps) {
	const { t, format } = useI18n();
	const { text } = useResolver(filter);
	const classes = skin.listFilters();
	return (
		<WithFilterCounts filter={filter} list={list}>
			{(counts) => (
				<FilterOptions filter={filter}>
					{(options, more) => (
						<>
							{more && (
								<span id={`${id}-more`} className={classes.note}>
									{t("Only the first {count} are offered.", { count: format(options.length, "number") })}
								</span>
							)}
							<select
								id={id}
								name={filter.name}
								className={classes.control}
								value={value}
								aria-describedby={more ? `${id}-more` : undefined}
								onChange={onChoose}
							>
								<option value="">{filter.unset === undefined ? t("All") : text(filter.unset)}</option>
								{withChosen(options, value).map((option) => (
									<option key={option.value} value={option.value}>
										{countedLabel(option, counts, (count) => format(count, "number"))}
									</option>
								))}
							</select>
						</>
					)}
				</FilterOptions>
			)}
		</WithFilterCounts>
	);
}

const CONTROLS = { search: SearchControl, select: SelectControl, date: DateControl };

/** One filter with its label. `onChoose` is notified once a choice is made; a search waits for the reader's Enter. */
export function FilterControl(props: Omit<ControlProps, "id"> & { folded: boolean }) {
	const { filter, folded } = props;
	const { text } = useResolver(filter);
	const mark = useMarkPart();
	const id = useId();
	const classes = skin.listFilters({ widget: filter.widget, folded: folded && filter.widget !== "search" });
	const Control = CONTROLS[filter.widget];
	return (
		<div className={classes.field} {...mark(filter)}>
			<label htmlFor={id} className={classes.label}>
				{text(filter.label)}
			</label>
			<Control id={id} list={props.list} filter={filter} value={props.value} onChoose={props.onChoose} />
		</div>
	);
}
