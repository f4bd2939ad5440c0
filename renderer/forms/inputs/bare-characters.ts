/**
 * The characters of a number as its rules know them: full-width ones, which Chinese input methods write, made plain;
 * without spaces and dashes, and without the marks of direction that address books put around what is copied.
 */
export const bareCharacters = (text: string): string => text.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "");
