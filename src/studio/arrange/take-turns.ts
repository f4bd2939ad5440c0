import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { Arrangement, CanvasChange, CanvasPart, CanvasPlace, Clip, Pasted } from "./arrangement.ts";

/** Where one begins: all documents, the one that is arranged, and what arranges it as it stands after a change. */
export type TurnStart = { documents: Documents; arrangement: Arrangement; arrange(document: JsonObject): Arrangement };

/** What several parts come to: the edits in their order, and the parts that are selected then. */
export type Turns = { edits: readonly NewEdit[]; ids: readonly string[] };

/** Changes that each find the document as the one before left it, so that they can be made as one act. */
function takeTurns({ documents, arrangement, arrange }: TurnStart) {
	const { path } = arrangement;
	const edits: NewEdit[] = [];
	let now = documents;
	const document = (): JsonObject => now[path] ?? {};
	return {
		edits,
		/** Where a part of the beginning stands by now. */
		find: (id: string) => arrangement.follow(id)(document()),
		arranged: () => (edits.length > 0 ? arrange(document()) : arrangement),
		/** Makes a change, and gives the part that it leads to; null where there is none. */
		take(change: CanvasChange | null): string | null {
			if (!change) return null;
			now = applyEdits(
				now,
				change.edits.map((edit, index) => ({ ...edit, id: `${edits.length + index}` })),
			).documents;
			edits.push(...change.edits);
			return change.found(document());
		},
	};
}

/** Takes all away; the last first, so that those before keep their places. */
export function removeAll(start: TurnStart, parts: readonly CanvasPart[]): Turns {
	const turns = takeTurns(start);
	for (const { id } of parts.toReversed()) turns.take(turns.arranged().remove(id));
	return { edits: turns.edits, ids: [] };
}

/** Moves all to a place, one after the other. */
export function moveAll(start: TurnStart, parts: readonly CanvasPart[], place: CanvasPlace): Turns {
	const turns = takeTurns(start);
	const anchor = () => (place.part === "" ? "" : (turns.find(place.part) ?? ""));
	const ids: string[] = [];
	for (const { id } of parts) {
		const before = ids.at(-1);
		const target: CanvasPlace = before ? { part: before, where: "after" } : { ...place, part: anchor() };
		const own = turns.find(id);
		const found = own === null ? null : turns.take(turns.arranged().move(own, target));
		ids.push(found ?? own ?? id);
	}
	return { edits: turns.edits, ids };
}

/** Moves all by one place among those beside them; nothing where the first of the way is at its end. */
export function moveAllBy(
	start: TurnStart,
	parts: readonly CanvasPart[],
	placeOf: (arrangement: Arrangement, part: CanvasPart) => CanvasPlace | null,
	by: -1 | 1,
): Turns {
	const turns = takeTurns(start);
	for (const { id } of by === 1 ? parts.toReversed() : parts) {
		const arrangement = turns.arranged();
		const own = arrangement.parts.find((part) => part.id === turns.find(id));
		const place = own && placeOf(arrangement, own);
		if (!own || !place) return { edits: [], ids: [] };
		turns.take(arrangement.move(own.id, place));
	}
	return { edits: turns.edits, ids: parts.flatMap(({ id }) => turns.find(id) ?? []) };
}

/** Wraps the first, and moves the others to it. */
export function wrapAll(start: TurnStart, parts: readonly CanvasPart[], wrap: string): Turns {
	const turns = takeTurns(start);
	const [first, ...others] = parts;
	const around = first ? turns.take(turns.arranged().wrap(first.id, wrap)) : null;
	if (around === null) return { edits: [], ids: [] };
	for (const { id } of others) {
		const own = turns.find(id);
		if (own !== null) turns.take(turns.arranged().move(own, { part: around, where: "within" }));
	}
	return { edits: turns.edits, ids: [around] };
}

/** Pastes all that was copied, one after the other. */
export function pasteAll(start: TurnStart, { others = [], ...clip }: Clip, place: CanvasPlace): Turns {
	const turns = takeTurns(start);
	const pasted: Pasted[] = [];
	for (const one of [clip, ...others]) {
		const before = pasted.at(-1);
		const next: CanvasPlace = before ? { part: before.id, where: "after" } : place;
		const id = turns.take(turns.arranged().paste(one, next, pasted));
		if (id !== null) pasted.push({ clip: one, id });
	}
	return { edits: turns.edits, ids: pasted.map(({ id }) => id) };
}
