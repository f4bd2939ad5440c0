import type { DetailView, Text, ViewAction } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../block.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { BoundBadge } from "../../view-parts/badge/BoundBadge.tsx";

function Meta({ meta }: { meta: readonly Text[] }) {
	const { text } = useResolver(meta);
	const words = meta.map((entry) => text(entry)).filter(Boolean);
	return (
		<p className={skin.detail().meta}>
			{words.map((word) => (
				<span key={word}>{word}</span>
			))}
		</p>
	);
}

/** A view's actions are buttons like a page's own. */
function Actions({ actions, render }: { actions: readonly ViewAction[]; render: RenderBlocks }) {
	const { isSatisfied } = useResolver(actions);
	const shown = actions.filter(({ when }) => isSatisfied(when));
	if (shown.length === 0) return null;
	return <div className={skin.detail().actions}>{render(shown.map((action) => ({ type: "button", ...action })))}</div>;
}

/** What a thing is called, where it stands, and what can be done with it. */
export function DetailHeader({ view, render }: { view: DetailView; render: RenderBlocks }) {
	const here = useResolver(view);
	const mark = useMarkPart();
	const classes = skin.detail();
	const image = view.image ? here.raw(view.image) : undefined;
	return (
		<header className={classes.header} {...mark(view, "title")}>
			<div className={classes.headline}>
				<h1 className={classes.title}>{here.text(view.title)}</h1>
				{view.badge ? <BoundBadge badge={view.badge} at={here} /> : null}
			</div>
			{view.meta?.length ? <Meta meta={view.meta} /> : null}
			{view.actions ? <Actions actions={view.actions} render={render} /> : null}
			{typeof image === "string" && image !== "" ? (
				<img
					className={classes.image}
					src={image}
					alt={view.image_alt ? here.text(view.image_alt) : ""}
					decoding="async"
				/>
			) : null}
		</header>
	);
}
