import type { BlockProps } from "../../block.ts";
import { UnderHeading, useHeadingTag } from "../../scope/heading-level.tsx";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useResolver, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { iconChoice } from "../../view-parts/icon/icon-choice.ts";

/** A card. With a link, the title is the link and its area is the whole card; screen readers hear the title alone. */
export function CardBlock({ block, render }: BlockProps<"card">) {
	const Title = useHeadingTag();
	const title = useText(block.title);
	const text = useText(block.text);
	const icon = iconChoice(block.icon, useResolver(block.icon));
	const classes = skin.card({ linked: block.link !== undefined });
	return (
		<article id={block.id} className={classes.root}>
			{icon ? (
				<span className={classes.badge}>
					<Icon icon={icon} />
				</span>
			) : null}
			<div className={classes.words}>
				<Title className={classes.title}>
					{block.link ? (
						<LinkTo link={block.link} className={classes.link}>
							{title}
						</LinkTo>
					) : (
						title
					)}
				</Title>
				{text ? <p className={classes.text}>{text}</p> : null}
				{block.blocks ? (
					<UnderHeading>
						<div className={classes.body}>{render(block.blocks)}</div>
					</UnderHeading>
				) : null}
			</div>
		</article>
	);
}
