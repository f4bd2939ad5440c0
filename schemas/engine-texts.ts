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
	// answers
	"Files: {count}",
	"Signed",
	// form errors
	"{title} is not asked for here",
	"{title} is not in the expected form",
	"{title} is not right",
	"{title} is required",
	"{title} lacks an entry that it needs",
	"{title} must be a date",
	"{title} must be a date and time",
	"{title} must be a mobile number of 11 digits",
	"{title} must be a multiple of {multipleOf}",
	"{title} must be a number",
	"{title} must be a time",
	"{title} must be a valid identity card number",
	"{title} must be a web address",
	"{title} must be a whole number",
	"{title} must be agreed to",
	"{title} must be an email address",
	"{title} must be at least {limit}",
	"{title} must be at most {limit}",
	"{title} must be less than {limit}",
	"{title} must be more than {limit}",
	"{title} must be one of the choices",
	"{title} must be {allowedValue}",
	"{title} must have at least {limit} characters",
	"{title} must have at least {limit} entries",
	"{title} must have at most {limit} characters",
	"{title} must have at most {limit} entries",
	"{title} must not have the same entry twice",
	"{title} must not lie in the future",
	"{title} must not lie in the past",
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
