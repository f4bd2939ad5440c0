import { toast } from "../frame/toasts.tsx";
import type { useStudioI18n } from "../i18n/studio-i18n.ts";
import {
	type Arrangement,
	besides,
	type CanvasPart,
	type CanvasPlace,
	type Clip,
	fitsAt,
	placeBeside,
	type Wrap,
} from "./arrangement.ts";
import { copyPart } from "./clipboard.ts";
import { moveAll, moveAllBy, pasteAll, removeAll, wrapAll } from "./take-turns.ts";
import type { Acting } from "./use-acting.ts";
import type { Selection } from "./use-chosen.ts";

export type Clips = {
	clip: Clip | null;
	copy(part: CanvasPart): void;
	paste(place?: CanvasPlace): void;
	duplicate(part: CanvasPart): void;
};

export type Moves = {
	move(id: string, place: CanvasPlace): void;
	moveBy(part: CanvasPart, by: -1 | 1): void;
	/** The parts that a part could be moved into. */
	holders(part: CanvasPart): readonly CanvasPart[];
};

export type Wraps = {
	/** The ways in which a part, or all that are chosen with it, can be wrapped. */
	wraps(part: CanvasPart): readonly Wrap[];
	wrap(part: CanvasPart, wrap: string): void;
};

/** What acts of every kind go by. */
export type Canvas = {
	arrangement: Arrangement;
	acting: Acting;
	t: ReturnType<typeof useStudioI18n>["t"];
	/** All that an act on a part is about. */
	withAll(id: string): readonly CanvasPart[];
	usualPlace(sort: string): CanvasPlace;
};

/** Wraps that are of one part alone. */
const OF_ONE = ["step", "apart"];

/** Copying and pasting, in this document or another. */
export function clips({ arrangement, acting, t, withAll, usualPlace }: Canvas, clip: Clip | null): Clips {
	const clipOf = (part: CanvasPart): Clip | null => {
		const [first, ...others] = withAll(part.id).flatMap(({ id }) => arrangement.clip(id) ?? []);
		return first ? { ...first, ...(others.length > 0 && { others }) } : null;
	};
	const pasted = (made: Clip, place: CanvasPlace, message: string) =>
		made.others
			? acting.actOnAll(pasteAll(acting.start(), made, place), message)
			: acting.act(arrangement.paste(made, place), message) !== null;
	return {
		clip,
		copy(part) {
			const made = clipOf(part);
			if (!made) return;
			copyPart(made);
			const count = 1 + (made.others?.length ?? 0);
			toast(
				"info",
				count > 1
					? t("Copied {count} parts. They can be pasted into other documents too.", { count })
					: t("Copied “{name}”. It can be pasted into other documents too.", { name: made.name }),
			);
		},
		paste(place) {
			if (clip) pasted(clip, place ?? usualPlace(clip.sort), t("Pasted."));
		},
		duplicate(part) {
			const made = clipOf(part);
			const last = withAll(part.id).at(-1) ?? part;
			if (made) pasted(made, { part: last.id, where: "after" }, t("Copied."));
		},
	};
}

/** Moving to a place, and by one. */
export function moves({ arrangement, acting: { act, actOnAll, start }, t, withAll }: Canvas): Moves {
	return {
		move(id, place) {
			const all = withAll(id);
			if (all.length > 1) actOnAll(moveAll(start(), all, place), t("Moved."));
			else act(arrangement.move(id, place), t("Moved."));
		},
		moveBy(part, by) {
			const all = withAll(part.id);
			if (all.length > 1)
				return void actOnAll(
					moveAllBy(start(), all, (now, one) => placeBeside(now, one, by), by),
					t("Moved."),
				);
			const place = placeBeside(arrangement, part, by);
			const count = besides(arrangement, part).length;
			const at = besides(arrangement, part).indexOf(part) + 1 + by;
			if (place) act(arrangement.move(part.id, place), t("Moved to place {at} of {count}.", { at, count }));
		},
		holders(part) {
			const all = withAll(part.id);
			const holdsAll = (one: CanvasPart) =>
				all.every(({ id, sort }) => fitsAt(arrangement, sort, id, { part: one.id, where: "within" }));
			return arrangement.parts.filter((one) => one.holds.length > 0 && one.id !== part.owner && holdsAll(one));
		},
	};
}

/** Putting a group, a step or the like around. */
export function wraps({ arrangement, acting: { act, actOnAll, start, setAdded }, t, withAll }: Canvas): Wraps {
	return {
		wraps(part) {
			const all = withAll(part.id);
			const own = arrangement.wraps(all[0]?.id ?? part.id);
			if (all.length < 2) return own;
			const areBeside = all.every(({ owner, sort }) => owner === part.owner && sort === part.sort);
			return areBeside ? own.filter(({ id }) => !OF_ONE.includes(id) && id !== "tabs") : [];
		},
		wrap(part, wrap) {
			const all = withAll(part.id);
			if (all.length > 1) actOnAll(wrapAll(start(), all, wrap), t("Done."));
			else setAdded(act(arrangement.wrap(part.id, wrap), t("Done.")));
		},
	};
}

/** Takes parts away; what stands next to a single one is selected then. */
export function removals(
	{ arrangement, acting: { act, actOnAll, start }, t, withAll }: Canvas,
	{ select }: Pick<Selection, "select">,
) {
	return (part: CanvasPart): void => {
		const removed = withAll(part.id);
		if (removed.length > 1) {
			const announcement = t("Removed {count} parts. Undo brings them back.", { count: removed.length });
			if (actOnAll(removeAll(start(), removed), announcement)) toast("info", announcement);
			return;
		}
		const isOnly = besides(arrangement, part).every((one) => one === part);
		const change = arrangement.remove(part.id);
		act(change, t("Removed “{name}”.", { name: part.name }));
		if (!change) return;
		toast("info", t("Removed “{name}”. Undo brings it back.", { name: part.name }));
		if (isOnly) select(null);
	};
}
