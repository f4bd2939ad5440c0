import type { QueryState } from "../../../adapters/adapter.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
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

function EmptyPanel({ list: { view } }: { list: List }) {
	const { text } = useResolver();
	const { title, text: words, link, link_label } = view.empty;
	return (
		<StatePanel icon="layui-icon-search" title={text(title)} text={text(words)}>
			{link && link_label ? (
				<LinkTo link={link} className={skin.button({ variant: "outline" })}>
					{text(link_label)}
				</LinkTo>
			) : null}
		</StatePanel>
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
	return layout === "table" ? (
		<ListTable view={list.view} entries={entries} />
	) : (
		<ListEntries view={list.view} entries={entries} layout={layout} />
	);
}
