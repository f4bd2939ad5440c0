/**
 * The event on the window that tells that the reader has signed out on purpose, which a session's end by itself is not.
 */
export const SIGNED_OUT = "portico-out";
