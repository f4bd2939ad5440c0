import { valueAt } from "../../../schemas/json/pointer.ts";
import type { ViewTimeline } from "../../../schemas/types.gen.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useRead } from "../../ports/reading.ts";
import { useQuery, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { flowEntriesOf } from "../../view-parts/entries/entry-shapes.ts";
import { FlowTimeline } from "../../view-parts/flow-timeline/FlowTimeline.tsx";
import { ReadingState, StaleBanner } from "../../view-parts/reading/ReadingState.tsx";
import { readingPhase } from "../../view-parts/reading/reading-phase.ts";
import { SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";

function Entries({ timeline }: { timeline: ViewTimeline }) {
	const reading = useRead(timeline.operation, useQuery(timeline.query));
	const phase = readingPhase(reading);
	if (phase === "loading") return <SkeletonText lines={8} />;
	if (phase !== "shown") return <ReadingState reading={reading} />;
	return (
		<>
			<StaleBanner reading={reading} />
			<FlowTimeline entries={flowEntriesOf(valueAt(reading.data, timeline.list))} />
		</>
	);
}

/**
 * The timeline of a thing, which an operation of its own returns; its failure leaves the thing itself on the screen.
 */
export function DetailTimeline({ timeline }: { timeline: ViewTimeline }) {
	const title = useText(timeline.title);
	const mark = useMarkPart();
	return (
		<div className={skin.detail().panel} {...mark(timeline)}>
			<Titled title={title}>
				<Entries timeline={timeline} />
			</Titled>
		</div>
	);
}
