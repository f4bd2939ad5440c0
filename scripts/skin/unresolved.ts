/** A value that looks like a token of ours: a path of names, or a step of a scale without a unit. */
const TOKEN_PATH = /([a-z-]+):((?:bg|fg|border|brand|accent|neutral|info|success|warning|danger)\.[\w.]+)/g;
const BARE_STEP =
	/(?<![a-z-])((?:min-|max-)?(?:width|height)|(?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*|inset[a-z-]*|top|bottom|left|right):(-?[1-9][\d.]*)[;}]/g;

/** Tokens that a recipe names and the theme lacks; such a declaration would be dropped by the browser in silence. */
export function unresolvedTokens(css: string): string[] {
	return [TOKEN_PATH, BARE_STEP].flatMap((pattern) =>
		[...css.matchAll(pattern)].map(([, property, value]) => `${property}: "${value}"`),
	);
}
