import type { BlockProps } from "../../block.ts";
import { resolveValue } from "../../scope/resolve.ts";
import { useScope } from "../../scope/scope.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";

const SHAPES = { "16:9": "wide", "4:3": "classic", "1:1": "square", "21:9": "panorama" } as const;

/** A picture; nothing where there is no address. A ratio keeps its place before it has loaded. */
export function ImageBlock({ block }: BlockProps<"image">) {
	const src = resolveValue(block.src, useScope(block.src));
	const alt = useText(block.alt);
	if (typeof src !== "string" || src === "") return null;
	const shape = block.size === "portrait" ? block.size : block.ratio && SHAPES[block.ratio];
	return (
		<img id={block.id} className={skin.image({ shape }).root} src={src} alt={alt} loading="lazy" decoding="async" />
	);
}
