import { createWatched } from "../../stores/watched.ts";

const failed = createWatched(false);

/** Whether code for what the reader has opened could not be loaded: there is no connection, or a newer portal has replaced it. */
export const partFailure = { subscribe: failed.subscribe, snapshot: failed.snapshot };

/** Notes that code for what the reader has opened could not be loaded. */
export const notifyPartFailure = (): void => failed.set(true);

/** Notes that it could be loaded after all. */
export const clearPartFailure = (): void => failed.set(false);
