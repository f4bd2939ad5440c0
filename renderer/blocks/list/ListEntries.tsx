import type { ListView, Text, ViewCard } from "../../../schemas/types.gen.ts";
import { useMarkPart } from "../../part-marks.ts";
import { type Resolver, useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { BoundBadge } from "../../view-parts/badge/BoundBadge.tsx";
import { EntryLink } from "../../view-parts/entries/EntryLink.tsx";
import { entryKey } from "../../view-parts/entries/entry-shapes.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { EntryMark } from "./EntryMark.tsx";

type EntryLayout = "cards" | "rows";
type EntryProps = { view: ListView; at: Resolver; layout: EntryLayout; first: boolean };

/**
 * A picture, or the ground it would stand on: entries side by side keep one shape. The first is likely to be seen at
 * once.
 */
function Media({ card, at, layout, first }: Omit<EntryProps, "view"> & { card: ViewCard }) {
	const classes = skin.listEntry({ layout });
	if (!card.image) return null;
	const source = at.raw(card.image);
	return (
		<span className={classes.media}>
			{typeof source === "string" && source !== "" ? (
				<img className={classes.image} src={source} alt="" loading={first ? "eager" : "lazy"} decoding="async" />
			) : (
				<Icon icon="layui-icon-picture" />
			)}
		</span>
	);
}

/** Whether the meta of an entry takes a second line where there is little room. */
export const isLong = ({ meta }: ViewCard): boolean => (meta?.length ?? 0) > 2;

function Meta({ meta, at, className }: { meta: readonly Text[] | undefined; at: Resolver; className: string }) {
	const words = (meta ?? []).map((text) => at.text(text)).filter(Boolean);
	if (!meta?.length) return null;
	return (
		<p className={className}>
			{words.map((word) => (
				<span key={word}>{word}</span>
			))}
		</p>
	);
}

function Entry({ view: { card, link }, at, layout, first }: EntryProps) {
	const mark = useMarkPart();
	const classes = skin.listEntry({ layout, long: isLong(card), short: card.short ?? false });
	return (
		<article className={classes.entry} {...mark(card)}>
			<Media card={card} at={at} layout={layout} first={first} />
			<div className={classes.body}>
				<Icon icon={card.icon} className={classes.icon} />
				<div className={classes.head}>
					<p className={classes.title}>
						<EntryMark mark={card.mark} at={at} />
						<EntryLink link={link} at={at} className={classes.link}>
							{at.text(card.title)}
						</EntryLink>
					</p>
					{card.badge ? <BoundBadge badge={card.badge} at={at} /> : null}
				</div>
				{card.text ? <p className={classes.text}>{at.text(card.text)}</p> : null}
				<Meta meta={card.meta} at={at} className={classes.meta} />
			</div>
		</article>
	);
}

/** Entries as cards or rows; each is one link as a whole, with one stop for the keyboard. */
export function ListEntries(props: { view: ListView; entries: readonly unknown[]; layout: EntryLayout }) {
	const { view, entries, layout } = props;
	const here = useResolver(view);
	return (
		<ul className={skin.listEntry({ layout }).list}>
			{entries.map((item, place) => (
				<li key={entryKey(item, place)} data-entry="">
					<Entry view={view} at={here.within({ item })} layout={layout} first={place === 0} />
				</li>
			))}
		</ul>
	);
}
