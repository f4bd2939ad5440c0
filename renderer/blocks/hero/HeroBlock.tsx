import type { BlockProps } from "../../block.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

/** The head of a page with its one h1. */
export function HeroBlock({ block, render }: BlockProps<"hero">) {
	const title = useText(block.title);
	const text = useText(block.text);
	const classes = skin.hero({ size: block.size });
	return (
		<header id={block.id} className={classes.root}>
			{block.icon ? (
				<span className={classes.badge}>
					<Icon icon={block.icon} />
				</span>
			) : null}
			<div className={classes.words}>
				<h1 className={classes.title}>{title}</h1>
				{text ? <p className={classes.text}>{text}</p> : null}
				{block.blocks ? <div className={classes.body}>{render(block.blocks)}</div> : null}
			</div>
		</header>
	);
}
