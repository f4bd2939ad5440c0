import { Box } from "@chakra-ui/react/box";
import { useMemo } from "react";
import { BlockCanvas, type CanvasPage } from "../canvas/BlockCanvas.tsx";
import type { WrittenContent, WrittenKind } from "./content-types.ts";

const NOTHING: ReadonlyMap<unknown, string> = new Map();
const QUERY = { id: "preview" };

const PAGES: Record<WrittenKind, CanvasPage> = {
	article: { blocks: [{ type: "detail", view: "article" }] },
	project: { blocks: [{ type: "detail", view: "project" }] },
};
const OPERATION: Record<WrittenKind, string> = { article: "articlesGetDetail", project: "projectGetDetail" };

/** What is written, drawn by the portal's own page in the release in force; nothing on it leads anywhere. */
export function ContentPreview({ kind, content }: { kind: WrittenKind; content: WrittenContent }) {
	const answers = useMemo(() => {
		const { cover, ...rest } = content;
		const shown = { ...rest, ...QUERY, cover: cover || null, published_at: new Date().toISOString() };
		return {
			[OPERATION[kind]]: { ...shown, views: 0, message_count: 0, previous: null, next: null, translations: [] },
		};
	}, [kind, content]);
	return (
		<Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: "4", md: "8" }} overflow="auto">
			<BlockCanvas page={PAGES[kind]} pointers={NOTHING} documents={{}} query={QUERY} answers={answers} />
		</Box>
	);
}
