import { createWatched } from "../../stores/watched.ts";

const failed = createWatched(false);

/** Whether code that the reader has requested could not be loaded: there is no connection, or a newer portal has taken its place. */
export const partFailure = { subscribe: failed.subscribe, snapshot: failed.snapshot };

/** Notes that something the reader has requested could not be loaded. */
export const notifyPartFailure = (): void => failed.set(true);

/** Notes that it could be loaded after all. */
export const clearPartFailure = (): void => failed.set(false);
