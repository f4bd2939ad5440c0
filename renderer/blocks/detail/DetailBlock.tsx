import { useEffect } from "react";
import { FORMATTED_BLOCKS } from "../../../schemas/blocks/by-trait.gen.ts";
import type { DetailView } from "../../../schemas/types.gen.ts";
import type { BlockComponent, RenderBlocks } from "../../block.ts";
import { useView } from "../../loader/release-context.tsx";
import { useRead } from "../../ports/reading.ts";
import { AddToScope } from "../../scope/scope.ts";
import { useQuery, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { preloadProse } from "../../view-parts/prose/Prose.tsx";
import { ReadingState, StaleBanner } from "../../view-parts/reading/ReadingState.tsx";
import { readingPhase } from "../../view-parts/reading/reading-phase.ts";
import { DetailContent } from "./DetailContent.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";

/** Whether the view shows rich text, itself or in a block of its own. */
const showsProse = ({ body, blocks }: DetailView) =>
	body !== undefined || (blocks ?? []).some(({ type }) => FORMATTED_BLOCKS[type] !== undefined);

function Detail({ view, render }: { view: DetailView; render: RenderBlocks }) {
	const reading = useRead(view.operation, useQuery(view.query));
	const missing = useText(view.missing);
	const prose = showsProse(view);
	useEffect(() => {
		if (prose) void preloadProse();
	}, [prose]);
	const phase = readingPhase(reading);
	if (phase === "loading") return <DetailSkeleton view={view} />;
	if (phase !== "shown") return <ReadingState reading={reading} missing={missing} />;
	return (
		<AddToScope add={{ item: reading.data }}>
			<StaleBanner reading={reading} />
			<DetailContent view={view} render={render} />
		</AddToScope>
	);
}

/** A detail view: one thing of an operation's response, in full. */
export const DetailBlock: BlockComponent<"detail"> = ({ block, render }) => {
	const view = useView(block.view);
	if (view.type !== "detail") {
		throw new Error(`detail block: view "${view.id}" is a ${view.type} view, expected a detail`);
	}
	return (
		<div id={block.id} className={skin.detail().root}>
			{/* Another operation means other hooks: the view starts anew. */}
			<Detail key={view.operation} view={view} render={render} />
		</div>
	);
};
