import type { BlockComponent } from "../../block.ts";
import { useScope } from "../../scope/scope.ts";
import { useRaw, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { entriesOf, entryKey } from "../../view-parts/entries/entry-shapes.ts";
import { isPending } from "../../view-parts/entries/pending.ts";
import { SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";

const COLUMNS = ["1", "2", "3", "4"] as const;

/** The same blocks once for each entry of a list. */
export const ForEachBlock: BlockComponent<"for_each"> = ({ block, render }) => {
	const entries = entriesOf(useRaw(block.in)).slice(0, block.limit);
	const empty = useText(block.empty);
	const pending = isPending(block.in, useScope(block.in));
	const classes = skin.forEach({ columns: COLUMNS[(block.columns ?? 1) - 1] });
	if (pending) {
		return (
			<div className={classes.pending}>
				<SkeletonText lines={4} />
			</div>
		);
	}
	if (entries.length === 0) return empty ? <p className={classes.empty}>{empty}</p> : null;
	return (
		<ul id={block.id} className={classes.root}>
			{entries.map((item, place) => (
				<li key={entryKey(item, place)} className={classes.entry}>
					{render(block.blocks, { item })}
				</li>
			))}
		</ul>
	);
};
