import createCache, { type EmotionCache } from "@emotion/cache";
import { type Options, StyleSheet } from "@emotion/sheet";

/**
 * Emotion's style sheet as an adopted one: `style-src 'self'` forbids style elements, not this. Emotion makes a second one
 * of the same class for global styles.
 */
class AdoptedSheet extends StyleSheet {
	readonly #sheet = new CSSStyleSheet();

	constructor(options: Options) {
		super(options);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
	}

	override insert(rule: string): void {
		try {
			this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
		} catch {
			// A selector of another make of browser: it is for that one alone.
		}
	}

	override flush(): void {
		this.#sheet.replaceSync("");
	}

	override hydrate(): void {}
}

/** An Emotion cache that writes no style element, for global styles and tokens too. */
export function createStudioCache(): EmotionCache {
	const cache = createCache({ key: "studio" });
	cache.sheet = new AdoptedSheet({ key: cache.key, container: document.head, speedy: true });
	return cache;
}
