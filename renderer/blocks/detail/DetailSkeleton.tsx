import type { DetailView } from "../../../schemas/types.gen.ts";
import { skin } from "../../skin/classes.gen.ts";
import { SkeletonLine, SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";

/** Lines that a group's field and a text take, about. */
const LINES = { field: 2, text: 12 };

/** Keeps the place of a thing while it is on its way, in the shape that its view gives it. */
export function DetailSkeleton({ view }: { view: DetailView }) {
	const classes = skin.detail({ aside: view.timeline !== undefined });
	const fields = (view.groups ?? []).reduce((count, group) => count + group.fields.length, 0);
	return (
		<>
			<div className={classes.header}>
				<SkeletonLine width="medium" size="title" />
				{view.meta?.length ? <SkeletonLine width="short" /> : null}
				{view.image ? <span className={classes.image} /> : null}
			</div>
			<div className={classes.columns}>
				<div className={classes.panel}>
					<SkeletonText lines={fields * LINES.field + LINES.text} />
				</div>
				{view.timeline ? (
					<div className={classes.panel}>
						<SkeletonText lines={LINES.text} />
					</div>
				) : null}
			</div>
		</>
	);
}
