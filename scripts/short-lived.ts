/**
 * For processes of tests, which end before the engine's rooms for new objects have grown: with large ones from the start and one
 * thread to clear them, a process takes a fifth to a quarter less processor time. Not for measuring.
 */
export const SHORT_LIVED = ["--single-threaded-gc", "--min-semi-space-size=32", "--max-semi-space-size=64"];

/** The same for workers and servers, which load many modules: they need not look for garbage among those before they have so many MB. */
export const LOADED_WORKER = [...SHORT_LIVED, "--initial-old-space-size=400"];
