import type { BlockComponent } from "../../block.ts";
import { useScope } from "../../scope/scope.ts";
import { useRaw } from "../../scope/use-resolved.ts";
import { isPending } from "../../view-parts/entries/pending.ts";
import { Prose } from "../../view-parts/prose/Prose.tsx";
import { SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";

/** Sanitised HTML of a response; nothing where there is none. */
export const RichTextBlock: BlockComponent<"rich_text"> = ({ block }) => {
	const html = useRaw(block.html);
	const pending = isPending(block.html, useScope(block.html));
	if (pending) return <SkeletonText lines={8} />;
	if (typeof html !== "string" || html.trim() === "") return null;
	return (
		<div id={block.id}>
			<Prose html={html} contents={block.contents} />
		</div>
	);
};
