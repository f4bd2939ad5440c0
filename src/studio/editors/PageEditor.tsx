import { type ReactNode, useMemo } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { CanvasEditor } from "../arrange/CanvasEditor.tsx";
import { PartActions } from "../arrange/PartActions.tsx";
import { PaletteExamples } from "../arrange/palette-examples.ts";
import { TypedInto } from "../arrange/TypedInto.tsx";
import { useArranging } from "../arrange/use-arranging.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { usePartCommands } from "../commands/part-commands.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { BlockInspector } from "../inspector/BlockInspector.tsx";
import { PageInspector } from "../inspector/PageInspector.tsx";
import { SeveralInspector } from "../inspector/SeveralInspector.tsx";
import { blockArrangement } from "../page/block-arrangement.ts";
import { BLOCK } from "../page/block-parts.ts";
import { filterRenamed } from "../page/new-view-part.ts";
import { viewChoices } from "../page/view-names.ts";
import { OfferedNames, SettingsTogether } from "../settings/leaf-choices.ts";
import { BlockLook } from "./BlockLook.tsx";
import { PageCanvasPane } from "./PageCanvasPane.tsx";

/** Blocks have a look of their own; entries of a list or view stand in it alone. */
function exampleOf(entry: string): ReactNode {
	const [sort, type] = entry.split(" ");
	return sort === BLOCK && type !== undefined ? <BlockLook type={type} /> : null;
}

/** A page or view as citizens see it, and beside it what is selected in it. */
export default function PageEditor({ path, document }: { path: string; document: JsonObject }) {
	const i18n = useStudioI18n();
	const documents = useDocuments();
	const { id, also, go, follow, choose } = useSelection();
	const arrangement = useMemo(
		() => blockArrangement(path, document, documents, i18n),
		[path, document, documents, i18n],
	);
	const selected = arrangement.parts.find((part) => part.id === id);
	const select = (chosen: string | null) => go({ part: chosen });
	const arranging = useArranging(
		arrangement,
		{ selected, also, select, follow: (part) => follow({ part }), choose },
		(next) => blockArrangement(path, next, documents, i18n),
	);
	usePartCommands(arranging);
	const offerNames = (key: string, part: JsonObject, pointer: string) => viewChoices(document, key, part, pointer);
	const together = (key: string, value: unknown, part: JsonObject, pointer: string) =>
		key === "name" && typeof value === "string" && document.kind === "view" && /^\/filters\/\d+$/.test(pointer)
			? filterRenamed(document, part, value, documents)
			: null;
	return (
		<OfferedNames value={offerNames}>
			<SettingsTogether value={together}>
				<PaletteExamples value={exampleOf}>
					<CanvasEditor
						arranging={arranging}
						canvas={<PageCanvasPane arranging={arranging} path={path} document={document} documents={documents} />}
						inspector={
							<TypedInto arranging={arranging}>
								{selected && arranging.chosen.length > 1 ? (
									<SeveralInspector
										chosen={arranging.chosen}
										actions={<PartActions arranging={arranging} part={selected} />}
										onLeave={() => select(null)}
									/>
								) : selected ? (
									<BlockInspector
										key={selected.id}
										path={path}
										document={document}
										part={selected}
										actions={<PartActions arranging={arranging} part={selected} />}
										onLeave={() => select(null)}
									/>
								) : (
									<PageInspector path={path} document={document} />
								)}
							</TypedInto>
						}
					/>
				</PaletteExamples>
			</SettingsTogether>
		</OfferedNames>
	);
}
