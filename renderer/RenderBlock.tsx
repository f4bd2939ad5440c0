import { memo, type ReactNode, Suspense, useCallback, useContext } from "react";
import { PLACE_LINES } from "../schemas/blocks/by-trait.gen.ts";
import type { Block } from "../schemas/types.gen.ts";
import { BlockAlert } from "./BlockAlert.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useI18n } from "./i18n/i18n-context.ts";
import { useLoader } from "./loader/release-context.tsx";
import { blockNames } from "./page/block-names.ts";
import { RefusedSources, refusedOf } from "./page/refused-sources.ts";
import { usePorts } from "./ports/ports-context.tsx";
import { blockComponent } from "./registry/block-component.ts";
import { AddToScope } from "./scope/scope.ts";
import { useCondition } from "./scope/use-resolved.ts";
import type { Scope } from "./scope.ts";
import { ReadingState } from "./view-parts/reading/ReadingState.tsx";
import { SkeletonText } from "./view-parts/skeleton/Skeleton.tsx";

/** Blocks in order, with what is added to the scope for them. */
export function renderBlocks(blocks: readonly Block[], add?: Partial<Scope>): ReactNode {
	const names = blockNames(blocks);
	const rendered = blocks.map((block, place) => <RenderBlock key={names[place]} block={block} />);
	return add ? <AddToScope add={add}>{rendered}</AddToScope> : rendered;
}

function BlockOfType({ block }: { block: Block }) {
	const { t } = useI18n();
	const Component = blockComponent(block.type, usePorts().moreBlocks);
	if (Component) return <Component block={block} render={renderBlocks} />;
	return (
		<BlockAlert title={t("This part of the page needs a newer version of the portal: {type}", { type: block.type })} />
	);
}

/**
 * One block of a document, while its `when` is satisfied. An error in it is reported to the application, and shown as a
 * notice in its place with a way to try again; a type that this engine lacks is shown by its name.
 */
const RenderBlock = memo(function RenderBlock({ block }: { block: Block }) {
	const { onError } = usePorts();
	const { forgetFailures } = useLoader();
	const { t } = useI18n();
	const place = `block "${block.type}"${block.id ? ` (${block.id})` : ""}`;
	const report = useCallback(
		(error: Error) => {
			forgetFailures();
			onError({ place, error });
		},
		[onError, forgetFailures, place],
	);
	const refused = refusedOf(block, useContext(RefusedSources));
	if (!useCondition(block.when)) return null;
	if (refused) return <ReadingState reading={refused.reading} />;
	return (
		<ErrorBoundary
			of={block}
			onError={report}
			fallback={(_, retry) => (
				<BlockAlert
					title={t("This part of the page cannot be shown")}
					text={t("The rest of the page still works.")}
					retry={retry}
				/>
			)}
		>
			<Suspense fallback={<SkeletonText lines={PLACE_LINES[block.type] ?? 3} />}>
				<BlockOfType block={block} />
			</Suspense>
		</ErrorBoundary>
	);
});
