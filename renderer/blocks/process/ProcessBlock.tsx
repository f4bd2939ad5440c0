import type { ProcessStep } from "../../../schemas/types.gen.ts";
import type { BlockProps } from "../../block.ts";
import { useHeadingTag } from "../../scope/heading-level.tsx";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";

/** Steps in order; an ordered list, so that each is read with its number. */
export function ProcessBlock({ block }: BlockProps<"process">) {
	const here = useResolver(block);
	const Title = useHeadingTag();
	const classes = skin.process();
	const step = ({ title, text, icon }: ProcessStep, place: number) => (
		<li key={place} className={classes.step}>
			<span className={classes.mark} aria-hidden="true">
				{icon ? <Icon icon={icon} /> : place + 1}
			</span>
			<div className={classes.words}>
				<Title className={classes.title}>{here.text(title)}</Title>
				<p className={classes.text}>{here.text(text)}</p>
			</div>
		</li>
	);
	return (
		<ol id={block.id} className={classes.root}>
			{block.items.map(step)}
		</ol>
	);
}
