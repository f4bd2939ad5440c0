import { ACTS, type ActName } from "../../../schemas/edits/acts.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { shownKeys } from "../keys/keys.ts";
import type { CanvasPart } from "./arrangement.ts";
import type { Arranging } from "./use-arranging.ts";

/** Something that can be done, in words: an entry of a menu and of the command palette. */
export type PartAct = { id: string; label: string; icon?: string; keys?: string | undefined; run(): void };

/** An act by its name, as it stands in menus and among commands. */
export const actEntry = (name: ActName, { t }: Pick<StudioI18n, "t">, run: () => void): PartAct => ({
	id: name,
	label: t(ACTS[name].label),
	icon: ACTS[name].icon,
	keys: shownKeys(name),
	run,
});

/** What can be done with a part besides moving it by one and removing it. */
export function partActs(arranging: Arranging, part: CanvasPart, i18n: StudioI18n): PartAct[] {
	const { t, translate } = i18n;
	const { arrangement } = arranging;
	const copies = arrangement.clip(part.id) !== null;
	return [
		...(copies
			? [actEntry("copy", i18n, () => arranging.copy(part)), actEntry("twice", i18n, () => arranging.duplicate(part))]
			: []),
		...arranging.wraps(part).map(({ id, label }) => ({
			id: `wrap ${id}`,
			label: translate(label),
			icon: ACTS.wrap.icon,
			run: () => arranging.wrap(part, id),
		})),
		...arranging.holders(part).map(({ id, name, kind }) => ({
			id: `into ${id}`,
			label: t("Move into “{name}” ({kind})", { name, kind }),
			icon: ACTS.into.icon,
			run: () => arranging.move(part.id, { part: id, where: "within" }),
		})),
	];
}
