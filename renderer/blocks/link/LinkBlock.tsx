import type { BlockProps } from "../../block.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

/** A link, plain within text or looking like a button. */
export function LinkBlock({ block }: BlockProps<"link">) {
	const label = useText(block.label);
	const { appearance = "plain" } = block;
	const className = appearance === "plain" ? skin.textLink() : skin.button({ variant: appearance });
	return (
		<LinkTo link={block.link} className={className}>
			<Icon icon={block.icon} />
			{label}
		</LinkTo>
	);
}
