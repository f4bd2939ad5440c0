import type { BlockProps } from "../../block.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { WholeNumbers } from "../../view-parts/whole-numbers/WholeNumbers.tsx";

const ICONS = {
	info: "layui-icon-about",
	success: "layui-icon-success",
	warning: "layui-icon-tips-fill",
	error: "layui-icon-error",
} as const;

/** Something to be noticed, set apart by tone and icon. It is part of the page, so it does not interrupt a reader. */
export function NoticeBlock({ block, render }: BlockProps<"notice">) {
	const title = useText(block.title);
	const text = useText(block.text);
	const classes = skin.notice({ tone: block.tone });
	return (
		<div id={block.id} className={classes.root} role="note">
			<Icon icon={ICONS[block.tone]} className={classes.icon} />
			<div className={classes.words}>
				{title ? <p className={classes.title}>{title}</p> : null}
				{text ? (
					<p className={classes.text}>
						<WholeNumbers text={text} />
					</p>
				) : null}
				{block.blocks ? <div className={classes.body}>{render(block.blocks)}</div> : null}
			</div>
		</div>
	);
}
