import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useState } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Arrangement, CanvasChange } from "./arrangement.ts";
import type { TurnStart, Turns } from "./take-turns.ts";
import type { Selection } from "./use-chosen.ts";

/** Makes changes of a canvas, each as one act that can be undone, and announces it to whoever cannot see it. */
export type Acting = {
	/** Where changes of several parts begin. */
	start(): TurnStart;
	/** Makes a change and selects the part that it led to. Returns its id; null where it cannot be done or leads to none. */
	act(change: CanvasChange | null, message: string): string | null;
	/** Makes the changes of several parts and selects them. Returns whether it was done. */
	actOnAll(turns: Turns, message: string): boolean;
	/** Id of what was added last, or of what was put around another part: it waits for its name. */
	added: string | null;
	setAdded(id: string | null): void;
};

/** @param arrange what arranges the document as it stands after a change */
export function useActing(
	arrangement: Arrangement,
	{ follow, choose }: Pick<Selection, "follow" | "choose">,
	arrange: (document: JsonObject) => Arrangement,
): Acting {
	const { t } = useStudioI18n();
	const session = useDraftRelease();
	const make = useMake();
	const [added, setAdded] = useState<string | null>(null);
	const refuse = () => announce(t("That cannot be done here."));
	return {
		start: () => ({ documents: session.snapshot().documents, arrangement, arrange }),
		act(change, message) {
			if (!change) refuse();
			if (!change || !make(...change.edits)) return null;
			const after = session.snapshot().documents[arrangement.path];
			const found = after ? change.found(after) : null;
			follow(found);
			announce(message);
			return found;
		},
		actOnAll({ edits, ids }, message) {
			if (edits.length === 0) refuse();
			if (edits.length === 0 || !make(...edits)) return false;
			choose(ids);
			announce(message);
			return true;
		},
		added,
		setAdded,
	};
}
