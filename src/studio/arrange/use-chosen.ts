import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Arrangement, CanvasPart } from "./arrangement.ts";
import { chosenParts, idsBetween } from "./chosen-parts.ts";

/** With which keys somebody presses a part. */
type Press = Readonly<{ shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }>;

export type Selection = {
	selected: CanvasPart | undefined;
	/** Ids of what is selected besides. */
	also: readonly string[];
	select(id: string | null): void;
	/** Selects what an edit led to, once the edit is painted. */
	follow(id: string | null): void;
	choose(ids: readonly string[]): void;
};

/** What is selected on a canvas: one part or several. */
export type Chosen = {
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
};

/** The selection by presses. */
export function useChosen(arrangement: Arrangement, { selected, also, select, choose }: Selection): Chosen {
	const { t } = useStudioI18n();
	const [isSeveral, setSeveral] = useState(false);
	const chosen = selected ? chosenParts(arrangement, [...also, selected.id]) : [];
	const chooseAll = (ids: readonly string[]) => {
		choose(ids);
		announce(t("{count} parts are selected.", { count: chosenParts(arrangement, ids).length }));
	};
	return {
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
	};
}
