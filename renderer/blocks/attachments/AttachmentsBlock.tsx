import type { BlockComponent } from "../../block.ts";
import { useResolver, useText } from "../../scope/use-resolved.ts";
import { CaseAttachments } from "../../view-parts/attachment-list/CaseAttachments.tsx";
import { attachmentsOf, submittedValuesOf } from "../../view-parts/entries/entry-shapes.ts";
import { Titled } from "../../view-parts/titled/Titled.tsx";

/** Files to look at or download, of a case by question; nothing where there are none. */
export const AttachmentsBlock: BlockComponent<"attachments"> = ({ block }) => {
	const { raw } = useResolver(block);
	const files = attachmentsOf(raw(block.list));
	const values = block.answers === undefined ? [] : submittedValuesOf(raw(block.answers));
	const title = useText(block.title);
	if (files.length === 0) return null;
	return (
		<Titled id={block.id} title={title}>
			<CaseAttachments files={files} values={values} />
		</Titled>
	);
};
