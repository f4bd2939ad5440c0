import { type ReactNode, useId } from "react";
import { skin } from "../../skin/classes.gen.ts";

/** A part of a page, under a heading of the second level where it has a title. `id` is its anchor. */
export function Titled({ id, title, children }: { id?: string; title?: string; children: ReactNode }) {
	const heading = useId();
	const classes = skin.titled();
	if (!title) {
		return (
			<div id={id} className={classes.root}>
				{children}
			</div>
		);
	}
	return (
		<section id={id} className={classes.root} aria-labelledby={heading}>
			<h2 id={heading} className={classes.title}>
				{title}
			</h2>
			{children}
		</section>
	);
}
