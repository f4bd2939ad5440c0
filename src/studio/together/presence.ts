import { createContext, useContext } from "react";
import type { Present } from "./draft-stream.ts";

const PresenceContext = createContext<readonly Present[]>([]);

/** Hands those who have the draft release open in other windows to all inside. */
export const PresenceProvider = PresenceContext.Provider;

/** Who has the draft release open in other windows. */
export const usePresence = (): readonly Present[] => useContext(PresenceContext);

/** Each person once, though they may have several windows open. */
export const peopleIn = (others: readonly Present[]): Present[] => [
	...new Map(others.map((one) => [one.user_id, one])).values(),
];
