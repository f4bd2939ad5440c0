import type { BlockProps } from "../../block.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";

/** A paragraph; nothing where its text is empty. */
export function TextBlock({ block }: BlockProps<"text">) {
	const text = useText(block.text);
	if (text === "") return null;
	return (
		<p id={block.id} className={skin.text({ tone: block.tone }).root}>
			{text}
		</p>
	);
}
