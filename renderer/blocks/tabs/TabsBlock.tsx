import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Tab } from "../../../schemas/types.gen.ts";
import type { BlockProps } from "../../block.ts";
import { SettledBlocks } from "../../page/SettledBlocks.tsx";
import { useMarkPart } from "../../part-marks.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { tabReachedBy, useOpenTab } from "./open-tab.ts";

type TabListProps = {
	tabs: readonly Tab[];
	current: string;
	open(id: string): void;
	idOf(tab: string, part: string): string;
};

/** The row scrolls sideways on a phone: only the row moves, never the page. */
function bringIntoSight(row: Element, tab: Element): void {
	const frame = row.getBoundingClientRect();
	const box = tab.getBoundingClientRect();
	row.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
}

/** The row of tabs: one stop of the Tab key; arrows, Home and End move and open at once. */
function TabList({ tabs, current, open, idOf }: TabListProps) {
	const here = useResolver(...tabs.map(({ title }) => title));
	const mark = useMarkPart();
	const row = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const tab = current && row.current?.querySelector('[aria-selected="true"]');
		if (row.current && tab) bringIntoSight(row.current, tab);
	}, [current]);
	const move = (event: KeyboardEvent, place: number) => {
		const reached = tabReachedBy(event.key, place, tabs.length);
		const tab = reached === undefined ? undefined : tabs[reached];
		if (reached === undefined || !tab) return;
		event.preventDefault();
		open(tab.id);
		row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[reached]?.focus();
	};
	return (
		<div ref={row} role="tablist" className={skin.tabs().list}>
			{tabs.map((tab, place) => (
				<button
					key={tab.id}
					type="button"
					role="tab"
					id={idOf(tab.id, "tab")}
					className={skin.tabs({ current: tab.id === current }).tab}
					aria-selected={tab.id === current}
					aria-controls={tab.id === current ? idOf(tab.id, "panel") : undefined}
					tabIndex={tab.id === current ? 0 : -1}
					onClick={() => open(tab.id)}
					onKeyDown={(event) => move(event, place)}
					{...mark(tab)}
				>
					{here.text(tab.title)}
				</button>
			))}
		</div>
	);
}

/** Parts of which one shows. A tab whose condition does not hold is left out. */
export function TabsBlock({ block, render }: BlockProps<"tabs">) {
	const here = useResolver(...block.items.map(({ when }) => when));
	const base = useId();
	const tabs = block.items.filter(({ when }) => here.isSatisfied(when));
	const { current, open } = useOpenTab(tabs, block.parameter);
	const idOf = (tab: string, part: string) => `${base}-${tab}-${part}`;
	if (!current) return null;
	const classes = skin.tabs();
	return (
		<div id={block.id} className={classes.root}>
			<TabList tabs={tabs} current={current.id} open={open} idOf={idOf} />
			<div
				key={current.id}
				role="tabpanel"
				id={idOf(current.id, "panel")}
				className={classes.panel}
				aria-labelledby={idOf(current.id, "tab")}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable (WAI-ARIA APG, tabs)
				tabIndex={0}
			>
				<SettledBlocks blocks={current.blocks} render={render} />
			</div>
		</div>
	);
}
