import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Badge } from "../../view-parts/badge/Badge.tsx";
import { SkeletonLine } from "../../view-parts/skeleton/Skeleton.tsx";
import { isLong } from "./ListEntries.tsx";
import type { useLayout } from "./use-layout.ts";
import type { List } from "./use-list.ts";

type SkeletonProps = { list: List; layout: ReturnType<typeof useLayout> };

function EntrySkeleton({ list: { view }, layout }: { list: List; layout: "cards" | "rows" }) {
	const { card } = view;
	const classes = skin.listEntry({ layout, long: isLong(card), short: card.short ?? false });
	return (
		<div className={classes.entry}>
			{card.image ? <span className={classes.media} /> : null}
			<div className={classes.body}>
				{card.icon ? <span className={classes.icon} /> : null}
				<div className={classes.head}>
					<span className={classes.title}>
						<SkeletonLine width="medium" />
					</span>
					{card.badge ? <Badge>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</Badge> : null}
				</div>
				{card.text ? (
					<span className={classes.text}>
						{card.short ? null : <SkeletonLine />}
						<SkeletonLine width="medium" />
					</span>
				) : null}
				{card.meta?.length ? (
					<span className={classes.meta}>
						<SkeletonLine width="short" />
					</span>
				) : null}
			</div>
		</div>
	);
}

function RowSkeletons({ count }: { count: number }) {
	const classes = skin.listTable();
	return (
		<div className={classes.frame} aria-hidden="true">
			{Array.from({ length: count + 1 }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
				<div key={row} className={row === 0 ? classes.header : classes.cell}>
					<SkeletonLine width={row === 0 ? "short" : "long"} />
				</div>
			))}
		</div>
	);
}

function EntrySkeletons({ list, layout }: { list: List; layout: "cards" | "rows" }) {
	return (
		<div className={skin.listEntry({ layout }).list} aria-hidden="true">
			{Array.from({ length: list.limit }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
				<EntrySkeleton key={place} list={list} layout={layout} />
			))}
		</div>
	);
}

/** Keeps the place of a list's entries and paging while they are on their way, in the shape that they will have. */
export function ListSkeleton({ list, layout }: SkeletonProps) {
	const { t } = useI18n();
	const paged = !list.compact && list.view.paging?.mode !== "none";
	return (
		<>
			<span className={skin.visuallyHidden()}>{t("Loading…")}</span>
			{layout === "table" ? (
				<RowSkeletons count={list.limit} />
			) : (
				<EntrySkeletons list={list} layout={layout === "rows" ? "rows" : "cards"} />
			)}
			{paged ? <div className={skin.listPaging().place} /> : null}
		</>
	);
}
