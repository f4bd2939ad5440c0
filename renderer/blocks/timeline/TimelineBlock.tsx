import type { BlockComponent } from "../../block.ts";
import { useScope } from "../../scope/scope.ts";
import { useRaw, useText } from "../../scope/use-resolved.ts";
import { flowEntriesOf } from "../../view-parts/entries/entry-shapes.ts";
import { isPending } from "../../view-parts/entries/pending.ts";
import { FlowTimeline } from "../../view-parts/flow-timeline/FlowTimeline.tsx";
import { SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";

/** The steps of a case from a list of flow entries. */
export const TimelineBlock: BlockComponent<"timeline"> = ({ block }) => {
	const list = useRaw(block.list);
	const title = useText(block.title);
	const pending = isPending(block.list, useScope(block.list));
	return (
		<Titled id={block.id} title={title}>
			{pending ? <SkeletonText lines={6} /> : <FlowTimeline entries={flowEntriesOf(list)} />}
		</Titled>
	);
};
