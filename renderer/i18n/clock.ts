import { createContext, useContext } from "react";

/** What relative times are calculated from, whenever one is said. */
export type Clock = { now(): Date };

/** The reader's own. */
export const DEVICE_CLOCK: Clock = { now: () => new Date() };

const ClockContext = createContext(DEVICE_CLOCK);

/** Sets the clock for what is inside. */
export const ClockProvider = ClockContext.Provider;

/** The clock that times are said by: the reader's own outside a ClockProvider. */
export const useClock = (): Clock => useContext(ClockContext);
