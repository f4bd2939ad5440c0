import type { BlockProps } from "../../block.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

const LEVELS = {
	1: { Tag: "h1", size: "1" },
	2: { Tag: "h2", size: "2" },
	3: { Tag: "h3", size: "3" },
	4: { Tag: "h4", size: "4" },
} as const;

const levelOf = (level: number) => (level === 1 || level === 3 || level === 4 ? LEVELS[level] : LEVELS[2]);

/** A heading of the level that the document declares. */
export function HeadingBlock({ block }: BlockProps<"heading">) {
	const { Tag } = levelOf(block.level);
	const { size } = levelOf(block.size ?? block.level);
	const text = useText(block.text);
	const classes = skin.heading({ size });
	return (
		<Tag id={block.id} className={classes.root}>
			<Icon icon={block.icon} className={classes.icon} />
			{text}
		</Tag>
	);
}
