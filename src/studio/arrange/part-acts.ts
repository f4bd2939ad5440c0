import type { StudioI18n } from "../i18n/studio-i18n.ts";
import type { CanvasPart } from "./arrangement.ts";
import type { Arranging } from "./use-arranging.ts";

/** Something that can be done, in words: an entry of a menu and of the command palette. */
export type PartAct = { id: string; label: string; keys?: string; run(): void };

/** What can be done with a part besides moving it by one and removing it. */
export function partActs(arranging: Arranging, part: CanvasPart, { t }: StudioI18n): PartAct[] {
	const { arrangement } = arranging;
	const copies = arrangement.clip(part.id) !== null;
	return [
		...(copies
			? [
					{ id: "copy", label: t("Copy"), keys: "Ctrl+C", run: () => arranging.copy(part) },
					{ id: "twice", label: t("Put a copy after it"), keys: "Ctrl+D", run: () => arranging.duplicate(part) },
				]
			: []),
		...arranging.wraps(part).map(({ id, label }) => ({
			id: `wrap ${id}`,
			label: t(label),
			run: () => arranging.wrap(part, id),
		})),
		...arranging.holders(part).map(({ id, name, kind }) => ({
			id: `into ${id}`,
			label: t("Move into “{name}” ({kind})", { name, kind }),
			run: () => arranging.move(part.id, { part: id, where: "within" }),
		})),
	];
}
