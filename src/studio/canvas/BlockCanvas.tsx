import { Box } from "@chakra-ui/react/box";
import { type ReactNode, Suspense, useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import {
	AddToScope,
	blockComponent,
	DataChain,
	ErrorBoundary,
	type MarkPart,
	PartMarks,
	PortsProvider,
	ReleaseProvider,
	ScopeProvider,
	SkeletonText,
	skin,
	useLoader,
	usePageScope,
} from "../../../renderer/index.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import type { Block, PageDocument } from "../../../schemas/types.gen.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { DraftWords } from "./DraftWords.tsx";
import { draftLoader } from "./draft-loader.ts";
import { canvasPorts, type GivenAnswers } from "./read-only-ports.ts";

/** What the canvas draws: blocks over a page's data. */
export type CanvasPage = Pick<PageDocument, "data" | "width" | "blocks">;

type Scope = Parameters<typeof AddToScope>[0]["add"];
type DrawBlocks = (blocks: readonly Block[], add?: Scope) => ReactNode;

function Failed({ type }: { type: string }) {
	const { t } = useStudioI18n();
	return (
		<Box p="4" borderWidth="1px" borderStyle="dashed" borderRadius="md" color="fg.muted">
			{t("“{type}” cannot be drawn as it is. Its settings say what is missing.", { type })}
		</Box>
	);
}

function RenderedBlock({ block, draw }: { block: Block; draw: DrawBlocks }) {
	const { t } = useStudioI18n();
	const Component = blockComponent(block.type);
	const isEmpty = "blocks" in block && Array.isArray(block.blocks) && block.blocks.length === 0;
	if (!Component) return <Failed type={block.type} />;
	return (
		<ErrorBoundary of={block} onError={() => undefined} fallback={() => <Failed type={block.type} />}>
			<Suspense fallback={<SkeletonText lines={3} />}>
				<Component block={block} render={draw} />
				{isEmpty && (
					<Box p="4" borderWidth="1px" borderStyle="dashed" borderRadius="md" color="fg.muted">
						{t("Nothing in it yet.")}
					</Box>
				)}
			</Suspense>
		</ErrorBoundary>
	);
}

/** Where a block stands; a button of a view is a block of its own that has the view's list of what it does. */
const pointerOf = (block: Block, pointers: ReadonlyMap<unknown, string>): string | undefined =>
	pointers.get(block) ?? ("actions" in block ? pointers.get(block.actions) : undefined);

/**
 * Draws blocks as citizens get them, but for their conditions: on a canvas all are there. Each stands in a mark with the
 * pointer that it has in the document; blocks of another document have none.
 */
function drawing(pointers: ReadonlyMap<unknown, string>): DrawBlocks {
	const draw: DrawBlocks = (blocks, add) => {
		const rendered = blocks.map((block, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: blocks without an id have no other name
			<div key={index} data-part={pointerOf(block, pointers)} style={{ display: "contents" }}>
				<RenderedBlock block={block} draw={draw} />
			</div>
		));
		return add ? <AddToScope add={add}>{rendered}</AddToScope> : rendered;
	};
	return draw;
}

function Content({ page, pointers }: { page: CanvasPage; pointers: ReadonlyMap<unknown, string> }) {
	const draw = useMemo(() => drawing(pointers), [pointers]);
	const { part, root } = skin.page({ width: page.width }) satisfies { root: string; part: string };
	return (
		<DataChain sources={Object.entries(page.data ?? {})} scope={usePageScope()}>
			{(scope) => (
				<ScopeProvider value={scope}>
					<div className={root}>
						{page.blocks.map((block, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: blocks without an id have no other name
							<div key={index} className={part}>
								{draw([block])}
							</div>
						))}
					</div>
				</ScopeProvider>
			)}
		</DataChain>
	);
}

type BlockCanvasProps = {
	page: CanvasPage;
	/** The pointer of each block, by the block itself. */
	pointers: ReadonlyMap<unknown, string>;
	documents: Documents;
	/** The query of the address that the page is drawn for. */
	query: Readonly<Record<string, string>>;
	/** What stands in for what operations would read, by operation. */
	answers?: GivenAnswers;
};

const NO_ANSWERS: GivenAnswers = {};

/** A page or view as citizens get it, drawn by the same code over live data; what is on it cannot be used. */
export function BlockCanvas({ page, pointers, documents, query, answers = NO_ANSWERS }: BlockCanvasProps) {
	const release = useLoader();
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale, query, answers), [caller, locale, query, answers]);
	const mark = useMemo((): MarkPart => {
		return (part, key) => {
			const pointer = pointers.get(part);
			return pointer === undefined ? undefined : { "data-part": key === undefined ? pointer : `${pointer}/${key}` };
		};
	}, [pointers]);
	const loader = useMemo(() => draftLoader(release, documents), [release, documents]);
	return (
		<ReleaseProvider loader={loader}>
			<DraftWords>
				<PortsProvider value={ports}>
					<PartMarks value={mark}>
						<Content page={page} pointers={pointers} />
					</PartMarks>
				</PortsProvider>
			</DraftWords>
		</ReleaseProvider>
	);
}
