/**
 * The source texts of the engine and the shell themselves, in the default locale. The translator takes no other
 * literal, and the compiler asks every locale of a portal for their translation, as it does for the documents' texts.
 */
export const ENGINE_TEXTS = [
	// areas in alphabetical order, texts within an area too
	// states
	"Loading…",
	"Try again",
] as const;

/** A text that the engine or the shell says itself. */
export type EngineText = (typeof ENGINE_TEXTS)[number];
