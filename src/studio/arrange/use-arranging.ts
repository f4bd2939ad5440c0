import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useState } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
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
	type Wrap,
} from "./arrangement.ts";
import { chosenParts, idsBetween } from "./chosen-parts.ts";
import { copyPart, useClipboard } from "./clipboard.ts";
import { moveAll, moveAllBy, pasteAll, removeAll, type TurnStart, type Turns, wrapAll } from "./take-turns.ts";

/** With which keys somebody presses a part. */
type Press = Readonly<{ shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }>;

/** The acts on a canvas, by whatever button, key or drop they are asked for. What is asked of one of several chosen parts is done to all. */
export type Arranging = {
	arrangement: Arrangement;
	/** Where one is. */
	selected: CanvasPart | undefined;
	/** All that is selected, in its order. */
	chosen: readonly CanvasPart[];
	select(id: string | null): void;
	/** Selects a part: alone, with those up to it (shift), or beside what is selected (control, or by a press of its own). */
	press(part: CanvasPart, keys: Press): void;
	/** Whether each press adds a part to what is selected, or takes it away. */
	isSeveral: boolean;
	setSeveral(isSeveral: boolean): void;
	clip: Clip | null;
	/** Where something of a sort goes when no place is named: after what is selected, or at the end. */
	usualPlace(sort: string): CanvasPlace;
	add(entry: string, place?: CanvasPlace): void;
	/** Id of what was added last, or of what was put around another part: it waits for its name. */
	added: string | null;
	move(id: string, place: CanvasPlace): void;
	moveBy(part: CanvasPart, by: -1 | 1): void;
	remove(part: CanvasPart): void;
	copy(part: CanvasPart): void;
	paste(place?: CanvasPlace): void;
	duplicate(part: CanvasPart): void;
	/** The ways in which a part, or all that are chosen with it, can be wrapped. */
	wraps(part: CanvasPart): readonly Wrap[];
	wrap(part: CanvasPart, wrap: string): void;
	/** The parts that a part could be moved into. */
	holders(part: CanvasPart): readonly CanvasPart[];
};

export type Selection = {
	selected: CanvasPart | undefined;
	/** Ids of what is selected besides. */
	also: readonly string[];
	select(id: string | null): void;
	/** Selects what an edit led to, once the edit is painted. */
	follow(id: string | null): void;
	choose(ids: readonly string[]): void;
};

/** Wraps that are of one part alone. */
const OF_ONE = ["step", "apart"];

/** The acts on one document's canvas. Each is one change to be undone, and announced to who cannot see it. */
export function useArranging(
	arrangement: Arrangement,
	{ selected, also, select, follow, choose }: Selection,
	arrange: (document: JsonObject) => Arrangement,
): Arranging {
	const { t } = useStudioI18n();
	const session = useDraftRelease();
	const make = useMake();
	const clip = useClipboard();
	const [isSeveral, setSeveral] = useState(false);
	const [added, setAdded] = useState<string | null>(null);
	const { path, parts } = arrangement;
	const chosen = selected ? chosenParts(arrangement, [...also, selected.id]) : [];
	/** All that an act on a part is about. */
	const withAll = (id: string): readonly CanvasPart[] =>
		chosen.length > 1 && chosen.some((one) => one.id === id) ? chosen : parts.filter((one) => one.id === id);
	const start = (): TurnStart => ({ documents: session.snapshot().documents, arrangement, arrange });
	const act = (change: CanvasChange | null, message: string): string | null => {
		if (!change) announce(t("That cannot be done here."));
		if (!change || !make(...change.edits)) return null;
		const after = session.snapshot().documents[path];
		const found = after ? change.found(after) : null;
		follow(found);
		announce(message);
		return found;
	};
	const actOnAll = ({ edits, ids }: Turns, message: string): boolean => {
		if (edits.length === 0) announce(t("That cannot be done here."));
		if (edits.length === 0 || !make(...edits)) return false;
		choose(ids);
		announce(message);
		return true;
	};
	const chooseAll = (ids: readonly string[]) => {
		choose(ids);
		announce(t("{count} parts are selected.", { count: chosenParts(arrangement, ids).length }));
	};
	const usualPlace = (sort: string): CanvasPlace => {
		for (let part = selected; part; part = parts.find(({ id }) => id === part?.owner)) {
			if (part.sort === sort) return { part: part.id, where: "after" };
			if (part.holds.includes(sort)) return { part: part.id, where: "within" };
		}
		return { part: "", where: "within" };
	};
	const sortOf = (entry: string) => arrangement.palette.find(({ id }) => id === entry)?.sort ?? "";
	const clipOf = (part: CanvasPart): Clip | null => {
		const [first, ...others] = withAll(part.id).flatMap(({ id }) => arrangement.clip(id) ?? []);
		return first ? { ...first, ...(others.length > 0 && { others }) } : null;
	};
	const pasted = (made: Clip, place: CanvasPlace, message: string) =>
		made.others
			? actOnAll(pasteAll(start(), made, place), message)
			: act(arrangement.paste(made, place), message) !== null;
	return {
		arrangement,
		selected,
		chosen,
		select,
		press(part, { shiftKey, ctrlKey, metaKey }) {
			const ids = chosen.map(({ id }) => id);
			if (shiftKey && selected) chooseAll([...new Set([...ids, ...idsBetween(arrangement, selected, part)])]);
			else if (!(ctrlKey || metaKey || isSeveral)) select(part.id);
			else chooseAll(ids.includes(part.id) ? ids.filter((id) => id !== part.id) : [...ids, part.id]);
		},
		isSeveral,
		setSeveral,
		clip,
		usualPlace,
		add(entry, place = usualPlace(sortOf(entry))) {
			setAdded(act(arrangement.add(entry, place), t("Added.")));
		},
		added,
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
		remove(part) {
			const removed = withAll(part.id);
			if (removed.length > 1) {
				const announcement = t("Removed {count} parts. Undo brings them back.", { count: removed.length });
				if (actOnAll(removeAll(start(), removed), announcement)) toast("info", announcement);
				return;
			}
			const all = besides(arrangement, part);
			const next = all[all.indexOf(part) + 1] ?? all[all.indexOf(part) - 1];
			const change = arrangement.remove(part.id);
			act(change, t("Removed “{name}”.", { name: part.name }));
			if (!change) return;
			toast("info", t("Removed “{name}”. Undo brings it back.", { name: part.name }));
			if (!next) select(null);
		},
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
		holders(part) {
			const all = withAll(part.id);
			const holdsAll = (one: CanvasPart) =>
				all.every(({ id, sort }) => fitsAt(arrangement, sort, id, { part: one.id, where: "within" }));
			return parts.filter((one) => one.holds.length > 0 && one.id !== part.owner && holdsAll(one));
		},
	};
}
