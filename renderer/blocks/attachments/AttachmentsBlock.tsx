import { useRaw, useText } from "../../scope/use-resolved.ts";
import { AttachmentList } from "../../view-parts/attachment-list/AttachmentList.tsx";
import { attachmentsOf } from "../../view-parts/entries/entry-shapes.ts";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import type { BlockComponent } from "../block.ts";

/** Files to look at or download; nothing where there are none. */
export const AttachmentsBlock: BlockComponent<"attachments"> = ({ block }) => {
	const files = attachmentsOf(useRaw(block.list));
	const title = useText(block.title);
	if (files.length === 0) return null;
	return (
		<Titled id={block.id} title={title}>
			<AttachmentList files={files} />
		</Titled>
	);
};
