import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import {
	type Arrangement,
	besides,
	type CanvasChange,
	type CanvasPart,
	type CanvasPlace,
	type Clip,
	fitsAt,
	placeBeside,
} from "./arrangement.ts";
import { copyPart, useClipboard } from "./clipboard.ts";

/** The acts on a canvas, by whatever button, key or drop they are asked for. */
export type Arranging = {
	arrangement: Arrangement;
	selected: CanvasPart | undefined;
	select(id: string | null): void;
	clip: Clip | null;
	/** Where something of a sort goes when no place is named: after what is selected, or at the end. */
	usualPlace(sort: string): CanvasPlace;
	add(entry: string, place?: CanvasPlace): void;
	move(id: string, place: CanvasPlace): void;
	moveBy(part: CanvasPart, by: -1 | 1): void;
	remove(part: CanvasPart): void;
	copy(part: CanvasPart): void;
	paste(place?: CanvasPlace): void;
	duplicate(part: CanvasPart): void;
	wrap(part: CanvasPart, wrap: string): void;
	/** The parts that a part could be moved into. */
	holders(part: CanvasPart): readonly CanvasPart[];
};

type Selection = { selected: CanvasPart | undefined; select(id: string | null): void };

/** The acts on one document's canvas. Each is one edit to be undone, and announced to who cannot see it. */
export function useArranging(arrangement: Arrangement, { selected, select }: Selection): Arranging {
	const { t } = useStudioI18n();
	const session = useDraftRelease();
	const make = useMake();
	const clip = useClipboard();
	const { path, parts } = arrangement;
	const act = (change: CanvasChange | null, message: string) => {
		if (!change) return announce(t("That cannot be done here."));
		if (!make(...change.edits)) return;
		const after = session.snapshot().documents[path];
		select(after ? change.found(after) : null);
		announce(message);
	};
	const usualPlace = (sort: string): CanvasPlace => {
		for (let part = selected; part; part = parts.find(({ id }) => id === part?.owner)) {
			if (part.sort === sort) return { part: part.id, where: "after" };
			if (part.holds.includes(sort)) return { part: part.id, where: "within" };
		}
		return { part: "", where: "within" };
	};
	const sortOf = (entry: string) => arrangement.palette.find(({ id }) => id === entry)?.sort ?? "";
	return {
		arrangement,
		selected,
		select,
		clip,
		usualPlace,
		add: (entry, place = usualPlace(sortOf(entry))) => act(arrangement.add(entry, place), t("Added.")),
		move: (id, place) => act(arrangement.move(id, place), t("Moved.")),
		moveBy(part, by) {
			const place = placeBeside(arrangement, part, by);
			const count = besides(arrangement, part).length;
			const at = besides(arrangement, part).indexOf(part) + 1 + by;
			if (place) act(arrangement.move(part.id, place), t("Moved to place {at} of {count}.", { at, count }));
		},
		remove(part) {
			const all = besides(arrangement, part);
			const next = all[all.indexOf(part) + 1] ?? all[all.indexOf(part) - 1];
			act(arrangement.remove(part.id), t("Removed “{name}”.", { name: part.name }));
			toast("info", t("Removed “{name}”. Undo brings it back.", { name: part.name }));
			if (!next) select(null);
		},
		copy(part) {
			const made = arrangement.clip(part.id);
			if (!made) return;
			copyPart(made);
			toast("info", t("Copied “{name}”. It can be pasted into other documents too.", { name: made.name }));
		},
		paste(place) {
			if (clip) act(arrangement.paste(clip, place ?? usualPlace(clip.sort)), t("Pasted."));
		},
		duplicate(part) {
			const made = arrangement.clip(part.id);
			act(made && arrangement.paste(made, { part: part.id, where: "after" }), t("Copied."));
		},
		wrap: (part, wrap) => act(arrangement.wrap(part.id, wrap), t("Done.")),
		holders: (part) =>
			parts.filter(
				(one) => one.id !== part.owner && fitsAt(arrangement, part.sort, part.id, { part: one.id, where: "within" }),
			),
	};
}
