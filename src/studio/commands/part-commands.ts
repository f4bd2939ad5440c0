import { ACTS } from "../../../schemas/edits/acts.ts";
import { fitsAt } from "../arrange/arrangement.ts";
import { actEntry, type PartAct, partActs } from "../arrange/part-acts.ts";
import type { Arranging } from "../arrange/use-arranging.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useCommands } from "./command-list.tsx";

/** Offers everything that can be done on a canvas as commands: with the selected part, and what can be added. */
export function usePartCommands(arranging: Arranging): void {
	const i18n = useStudioI18n();
	const { t } = i18n;
	useCommands(() => {
		const { selected, clip, arrangement } = arranging;
		const ofPart: PartAct[] = selected
			? [
					actEntry("up", i18n, () => arranging.moveBy(selected, -1)),
					actEntry("down", i18n, () => arranging.moveBy(selected, 1)),
					actEntry("remove", i18n, () => arranging.remove(selected)),
					...partActs(arranging, selected, i18n),
				]
			: [];
		const named = ofPart.map((act) => ({ ...act, label: `${act.label}: ${selected?.name ?? ""}` }));
		const pastes = clip && fitsAt(arrangement, clip.sort, null, arranging.usualPlace(clip.sort));
		const paste: PartAct[] = pastes
			? [{ ...actEntry("paste", i18n, () => arranging.paste()), label: t("Paste “{name}”", { name: clip.name }) }]
			: [];
		const adds = arrangement.palette.map(({ id, label }) => ({
			id: `add ${id}`,
			label: t("Add: {what}", { what: label }),
			icon: ACTS.add.icon,
			run: () => arranging.add(id),
		}));
		return [...named, ...paste, ...adds];
	});
}
