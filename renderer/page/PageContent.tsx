import { type ReactNode, useEffect } from "react";
import type { Block, PageDocument } from "../../schemas/types.gen.ts";
import { useI18n } from "../i18n/i18n-context.ts";
import { ScopeProvider } from "../scope/scope.ts";
import { useText } from "../scope/use-resolved.ts";
import type { Scope } from "../scope.ts";
import { skin } from "../skin/classes.gen.ts";
import { ReadingState, StaleBanner } from "../view-parts/reading/ReadingState.tsx";
import { readingPhase } from "../view-parts/reading/reading-phase.ts";
import { SkeletonText } from "../view-parts/skeleton/Skeleton.tsx";
import { DataChain, type SourceReading } from "./DataChain.tsx";
import { bringHeading } from "./own-heading.ts";
import { pageStateOf } from "./page-problem.ts";
import { usePageScope } from "./page-scope.ts";
import { RefusedSources } from "./refused-sources.ts";
import { SettledBlocks } from "./SettledBlocks.tsx";

/** What a page tells the document around it, in the reader's language. */
export type PageMeta = { title: string; description: string };

type MetaListener = (meta: PageMeta) => void;

type ContentProps = { page: PageDocument; onMeta: MetaListener; render(blocks: readonly Block[]): ReactNode };

/** Tells title and description; while the page's data is under way, no title that is made of it. */
function Meta({ page, ready, onMeta }: { page: PageDocument; ready: boolean; onMeta: MetaListener }) {
	const { text } = useI18n();
	const filled = useText(page.document_title);
	const description = useText(page.description);
	const title = ((ready || typeof page.document_title === "string") && filled) || text(page.title);
	useEffect(() => onMeta({ title, description }), [onMeta, title, description]);
	return null;
}

/** The page's title for screen readers, so that no page is without an h1. */
function HiddenHeading({ page }: { page: PageDocument }) {
	const { text } = useI18n();
	const title = useText(page.document_title) || text(page.title);
	return <h1 className={skin.visuallyHidden()}>{title}</h1>;
}

type InsteadProps = Pick<ContentProps, "page" | "render"> & { scope: Scope; instead: SourceReading };

/** What stands for a page whose subject is not there: the page's own words where it has some. */
function Instead({ page, scope, instead: { reading }, render }: InsteadProps) {
	const blocks = readingPhase(reading) === "missing" ? page.missing : undefined;
	return (
		<>
			{blocks && bringHeading(blocks, scope) ? null : <HiddenHeading page={page} />}
			{blocks ? <SettledBlocks blocks={blocks} render={render} /> : <ReadingState reading={reading} />}
		</>
	);
}

type BodyProps = ContentProps & { scope: Scope; readings: readonly SourceReading[] };

function PageBody({ page, scope, readings, onMeta, render }: BodyProps) {
	const { loading, instead, failed, refused, stale } = pageStateOf(page, readings);
	const showsBlocks = !loading && !instead;
	return (
		<ScopeProvider value={scope}>
			<Meta page={page} ready={showsBlocks} onMeta={onMeta} />
			<div className={skin.page({ width: page.width }).root}>
				{instead ? <Instead page={page} scope={scope} instead={instead} render={render} /> : null}
				{instead || bringHeading(page.blocks, scope) ? null : <HiddenHeading page={page} />}
				{loading && !instead ? <SkeletonText lines={12} title /> : null}
				{showsBlocks && stale ? <StaleBanner reading={stale.reading} /> : null}
				{showsBlocks && failed ? <ReadingState reading={failed.reading} /> : null}
				{showsBlocks ? (
					<RefusedSources value={refused}>
						<SettledBlocks blocks={page.blocks} render={render} />
					</RefusedSources>
				) : null}
			</div>
		</ScopeProvider>
	);
}

/** A page's blocks over its data. */
export function PageContent({ page, onMeta, render }: ContentProps) {
	return (
		<DataChain sources={Object.entries(page.data ?? {})} scope={usePageScope()}>
			{(scope, readings) => <PageBody page={page} scope={scope} readings={readings} onMeta={onMeta} render={render} />}
		</DataChain>
	);
}
