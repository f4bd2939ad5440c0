import type { Autosaver } from "./autosaver.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Where the draft of the form on the screen is kept on this device, and for whom. */
export type DraftPlace = {
	/** The name of the draft. */
	form: string;
	/** "" for nobody. */
	user: string;
	storage: DraftStorage;
	autosaver: Autosaver;
};
