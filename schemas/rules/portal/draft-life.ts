/** Days an application draft is kept after it was last saved, on the device and on the server alike. */
export const DRAFT_DAYS = 30;

/** The same in milliseconds. */
export const DRAFT_LIFE_MS = DRAFT_DAYS * 24 * 3_600_000;
