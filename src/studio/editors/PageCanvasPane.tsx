import { Box } from "@chakra-ui/react/box";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { ErrorBoundary } from "../../../renderer/index.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { AddDialog } from "../arrange/AddDialog.tsx";
import { PartSpots } from "../arrange/PartSpots.tsx";
import type { Arranging } from "../arrange/use-arranging.ts";
import { BlockCanvas } from "../canvas/BlockCanvas.tsx";
import { findBlockRects } from "../canvas/block-rects.ts";
import { CommitInput } from "../frame/CommitInput.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { canvasPage, partPointers, renderedDocument } from "../page/canvas-page.ts";
import { queryNames, sampleSources } from "../page/sample-source.ts";
import { WithSample } from "../page/WithSample.tsx";

type PagePaneProps = { arranging: Arranging; path: string; document: JsonObject; documents: Documents };

type QueryProps = {
	names: readonly string[];
	query: Readonly<Record<string, string>>;
	onChange(name: string, value: string): void;
};

/** What the address says for which the page is rendered, where it reads anything of it. */
function AddressQuery({ names, query, onChange }: QueryProps) {
	const { t } = useStudioI18n();
	if (names.length === 0) return null;
	return (
		<Flex gap="4" wrap="wrap" align="end" as="section" aria-label={t("Drawn for this address")}>
			{names.map((name) => (
				<Field.Root key={name} w="auto">
					<Field.Label fontSize="xs">{t("“{name}” in the address", { name })}</Field.Label>
					<CommitInput size="xs" w="32" value={query[name] ?? ""} onCommit={(value) => onChange(name, value)} />
				</Field.Root>
			))}
		</Flex>
	);
}

function Pane({
	arranging,
	path,
	document: frozen,
	documents,
	sample,
}: PagePaneProps & { sample: Readonly<Record<string, string>> }) {
	const { t } = useStudioI18n();
	// The validator of conditions writes on their schemas; documents of a draft release are frozen.
	const document = useMemo(() => renderedDocument(structuredClone(frozen)), [frozen]);
	const rendered = useMemo(() => canvasPage(document), [document]);
	const shown = useMemo(() => ({ ...documents, [path]: document }), [documents, path, document]);
	const names = useMemo(() => queryNames(documents, document), [documents, document]);
	const pointers = useMemo(() => partPointers(document), [document]);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const query = useMemo(() => ({ ...sample, ...typed }), [sample, typed]);
	const failed = <Text>{t("This page cannot be drawn as it is. See its problems.")}</Text>;
	return (
		<Stack gap="4">
			<AddressQuery
				names={names}
				query={query}
				onChange={(name, value) => setTyped((before) => ({ ...before, [name]: value }))}
			/>
			<PartSpots arranging={arranging} parts={arranging.arrangement.parts} find={findBlockRects} room={2}>
				<Box bg="bg" borderWidth="1px" borderRadius="lg" p={{ base: "3", md: "6" }} overflow="hidden">
					{rendered ? (
						<ErrorBoundary of={rendered} onError={() => undefined} fallback={() => failed}>
							<BlockCanvas page={rendered} pointers={pointers} query={query} documents={shown} />
						</ErrorBoundary>
					) : (
						failed
					)}
				</Box>
			</PartSpots>
			<AddDialog arranging={arranging} />
		</Stack>
	);
}

/** The canvas of a page or view: rendered as citizens get it, its parts to be selected, and a way to add more. */
export function PageCanvasPane(props: PagePaneProps) {
	const { documents, document } = props;
	const sources = useMemo(() => sampleSources(documents, document), [documents, document]);
	return <WithSample sources={sources}>{(sample) => <Pane {...props} sample={sample} />}</WithSample>;
}
