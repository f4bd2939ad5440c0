import type { JsonObject } from "../../../schemas/json/json.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Arrangement, CanvasPart, CanvasPlace } from "./arrangement.ts";
import { type Canvas, type Clips, clips, type Moves, moves, removals, type Wraps, wraps } from "./canvas-acts.ts";
import { useClipboard } from "./clipboard.ts";
import { useActing } from "./use-acting.ts";
import { type Chosen, type Selection, useChosen } from "./use-chosen.ts";

/** The acts on a canvas, by whatever button, key or drop they are asked for. What is asked of one of several chosen parts is done to all. */
export type Arranging = Chosen &
	Clips &
	Moves &
	Wraps & {
		arrangement: Arrangement;
		/** Where something of a sort goes when no place is named: after what is selected, or at the end. */
		usualPlace(sort: string): CanvasPlace;
		add(entry: string, place?: CanvasPlace): void;
		/** Id of what was added last, or of what was put around another part: it waits for its name. */
		added: string | null;
		remove(part: CanvasPart): void;
	};

/** The place of something of a sort beside a part, or in it; else in what is around it; else at the document's end. */
function placeAt({ parts }: Arrangement, selected: CanvasPart | undefined, sort: string): CanvasPlace {
	for (let part = selected; part; part = parts.find(({ id }) => id === part?.owner)) {
		if (part.sort === sort) return { part: part.id, where: "after" };
		if (part.holds.includes(sort)) return { part: part.id, where: "within" };
	}
	return { part: "", where: "within" };
}

/** The acts on one document's canvas. Each is one change to be undone, and announced to whoever cannot see it. */
export function useArranging(
	arrangement: Arrangement,
	selection: Selection,
	arrange: (document: JsonObject) => Arrangement,
): Arranging {
	const { t } = useStudioI18n();
	const clip = useClipboard();
	const chosen = useChosen(arrangement, selection);
	const acting = useActing(arrangement, selection, arrange);
	const { parts, palette } = arrangement;
	const withAll = (id: string) =>
		chosen.chosen.length > 1 && chosen.chosen.some((one) => one.id === id)
			? chosen.chosen
			: parts.filter((one) => one.id === id);
	const usualPlace = (sort: string) => placeAt(arrangement, selection.selected, sort);
	const canvas: Canvas = { arrangement, acting, t, withAll, usualPlace };
	const sortOf = (entry: string) => palette.find(({ id }) => id === entry)?.sort ?? "";
	return {
		...chosen,
		...clips(canvas, clip),
		...moves(canvas),
		...wraps(canvas),
		arrangement,
		usualPlace,
		add(entry, place = usualPlace(sortOf(entry))) {
			acting.setAdded(acting.act(arrangement.add(entry, place), t("Added.")));
		},
		added: acting.added,
		remove: removals(canvas, selection),
	};
}
