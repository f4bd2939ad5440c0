/**
 * The source texts of the engine and the shell themselves, in the default locale. The translator takes no other
 * literal, and the compiler asks every locale of a portal for their translation, as it does for the documents' texts.
 */
export const ENGINE_TEXTS = [
	// areas in alphabetical order, texts within an area too
	// actions
	"(opens in a new tab)",
	"Log in",
	"Search",
	"That could not be done. Check your connection and try again.",
	"The link could not be copied",
	"The link is copied",
	// formats
	"No",
	"Yes",
	"{count, plural, one {# day} other {# days}}",
	"{rating} of 5",
	// states
	"Check your connection and try again.",
	"If you think that this is a mistake, get in touch with us.",
	"It may have been moved, or taken down.",
	"Loading…",
	"Log in to see this page",
	"The rest of the page still works.",
	"This page cannot be found",
	"This page cannot be loaded right now",
	"This page is not open to you",
	"This part of the page cannot be shown",
	"This part of the page needs a newer version of the portal: {type}",
	"Try again",
	"What you see may be out of date",
	"You will stay on this page.",
] as const;

/** A text that the engine or the shell says itself. */
export type EngineText = (typeof ENGINE_TEXTS)[number];
