import { useId } from "react";
import type { BlockProps } from "../../block.ts";
import { UnderHeading, useHeadingTag } from "../../scope/heading-level.tsx";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

type Section = BlockProps<"section">["block"];

function SectionHead({ block, titleId }: { block: Section; titleId: string }) {
	const Title = useHeadingTag();
	const title = useText(block.title);
	const description = useText(block.description);
	const linkLabel = useText(block.link_label);
	const classes = skin.section();
	return (
		<div className={classes.head}>
			<div className={classes.words}>
				<Title id={titleId} className={classes.title}>
					<Icon icon={block.icon} className={classes.icon} />
					{title}
				</Title>
				{description ? <p className={classes.description}>{description}</p> : null}
			</div>
			{block.link && linkLabel ? (
				<LinkTo link={block.link} className={classes.link}>
					{linkLabel}
					<Icon icon="layui-icon-right" className={classes.arrow} />
				</LinkTo>
			) : null}
		</div>
	);
}

/** A part of a page; a landmark named by its title where it has one. */
export function SectionBlock({ block, render }: BlockProps<"section">) {
	const titleId = useId();
	const classes = skin.section({ surface: block.surface, screenOnly: block.screen_only });
	const body = <div className={classes.body}>{render(block.blocks)}</div>;
	if (!block.title) {
		return (
			<div id={block.id} className={classes.root}>
				{body}
			</div>
		);
	}
	return (
		<section id={block.id} className={classes.root} aria-labelledby={titleId}>
			<SectionHead block={block} titleId={titleId} />
			<UnderHeading>{body}</UnderHeading>
		</section>
	);
}
