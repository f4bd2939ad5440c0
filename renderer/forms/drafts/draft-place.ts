import type { DraftKeeper } from "./draft-keeper.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Where the draft of the form on the screen is kept on this device, and for whom. */
export type DraftPlace = {
	form: string;
	/** "" for nobody. */
	user: string;
	storage: DraftStorage;
	keeper: DraftKeeper;
};
