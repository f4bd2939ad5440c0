import createCache, { type EmotionCache } from "@emotion/cache";

/** An Emotion cache that writes to an adopted style sheet: `style-src 'self'` forbids style elements, not this. */
export function createAdoptedCache(document: Document): EmotionCache {
	const cache = createCache({ key: "pt" });
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	cache.sheet.insert = (rule) => {
		sheet.insertRule(rule, sheet.cssRules.length);
	};
	return cache;
}
