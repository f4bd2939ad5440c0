import type { QueryState } from "../../../adapters/adapter.ts";
import type { ListView } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { ReadingState } from "../../view-parts/reading/ReadingState.tsx";
import { readingPhase } from "../../view-parts/reading/reading-phase.ts";
import { StatePanel } from "../../view-parts/state-panel/StatePanel.tsx";
import { ListEntries } from "./ListEntries.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ListTable } from "./ListTable.tsx";
import { useLayout } from "./use-layout.ts";
import type { List } from "./use-list.ts";

/** Nothing matches, or there is nothing at all: these are told apart where the view does. */
function EmptyPanel({ list: { view, chosen } }: { list: List }) {
	const { text } = useResolver(view.empty);
	const isFiltered = Object.keys(chosen).length > 0;
	const { title, text: words, link, link_label } = (isFiltered && view.empty.filtered) || view.empty;
	const mark = useMarkPart();
	return (
		<div {...mark(view.empty)}>
			<StatePanel icon="layui-icon-search" title={text(title)} text={text(words)}>
				{link && link_label && (
					<LinkTo link={link} className={skin.button({ variant: "outline" })}>
						{text(link_label)}
					</LinkTo>
				)}
			</StatePanel>
		</div>
	);
}

function BeyondPanel({ list }: { list: List }) {
	const { t } = useI18n();
	const { Link } = usePorts().router;
	return (
		<StatePanel icon="layui-icon-face-surprised" title={t("This list has no page {page}", { page: list.page })}>
			<Link to={list.pageHref(1)} className={skin.button({ variant: "outline" })}>
				{t("To the first page")}
			</Link>
		</StatePanel>
	);
}

type LaidOutProps = { view: ListView; entries: readonly unknown[]; layout: ReturnType<typeof useLayout> };

/** Where either layout may be the right one both are there, each hidden on the other's screens: one stays, as it stands. */
function LaidOut({ view, entries, layout }: LaidOutProps) {
	const { wide, narrow } = skin.listView();
	if (view.layout !== "table") return <ListEntries view={view} entries={entries} layout={view.layout ?? "cards"} />;
	return (
		<>
			{layout !== "cards" && (
				<div className={layout === "either" ? wide : undefined}>
					<ListTable view={view} entries={entries} />
				</div>
			)}
			{layout !== "table" && (
				<div className={layout === "either" ? narrow : undefined}>
					<ListEntries view={view} entries={entries} layout="cards" />
				</div>
			)}
		</>
	);
}

type ListResultsProps = {
	list: List;
	reading: QueryState<unknown>;
	entries: readonly unknown[] | undefined;
	beyond?: boolean;
};

/** The entries of a list, or what stands in their place. */
export function ListResults({ list, reading, entries, beyond = false }: ListResultsProps) {
	const layout = useLayout(list.view);
	const phase = readingPhase(reading);
	if (phase === "loading") return <ListSkeleton list={list} layout={layout} />;
	if (beyond) return <BeyondPanel list={list} />;
	if (phase !== "shown") return <ReadingState reading={reading} />;
	if (!entries || entries.length === 0) return <EmptyPanel list={list} />;
	return <LaidOut view={list.view} entries={entries} layout={layout} />;
}
