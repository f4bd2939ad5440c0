function findScript(tag: string): string {
	const script = new Intl.Locale(tag).maximize().script ?? "Latn";
	return /Han|Jpan/.test(script) ? "Hani" : script;
}

/** Every element of a page is asked about the same two or three languages, and each costs a look into the browser's tables. */
const found = new Map<string, string>();

/** The script that a language is written in by most, such as Latn; Chinese and Japanese ones count as one. */
function scriptOf(tag: string): string {
	const script = found.get(tag) ?? findScript(tag);
	found.set(tag, script);
	return script;
}

/** How many letters of another script a text needs to be one: a name or an abbreviation among words is not. */
const MIN_DESCRIPTION = { Hani: 1, Latn: 8 } as const;

const LETTERS = { Hani: /\p{Script=Han}/gu, Latn: /\p{Script=Latin}/gu } as const;

type Script = keyof typeof LETTERS;
const isScript = (script: string): script is Script => Object.hasOwn(LETTERS, script);

const lettersOf = (text: string, script: Script) => text.match(LETTERS[script])?.length ?? 0;

/** Which of these languages a text is in, told by its letters; undefined where they do not tell. */
export function languageOf(text: string, tags: readonly string[]): string | undefined {
	const counted = tags.flatMap((tag) => {
		const script = scriptOf(tag);
		// A Chinese word takes a letter or two, an English one five.
		return isScript(script) ? [{ tag, script, count: lettersOf(text, script) * (script === "Hani" ? 3 : 1) }] : [];
	});
	const [first] = counted.sort((a, b) => b.count - a.count);
	return first && lettersOf(text, first.script) >= MIN_DESCRIPTION[first.script] ? first.tag : undefined;
}

/** Elements that are marked here, and not by the documents' own code. */
const marked = new WeakSet<Element>();

const ownText = (element: Element) =>
	[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "")).join(" ");

const langAround = (element: Element) => element.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";

/** Marks an element by the language of its own text, where that is another than the one around it. */
function mark(element: Element, tags: readonly string[]): void {
	if (element.hasAttribute("lang") && !marked.has(element)) return;
	const own = languageOf(ownText(element), tags);
	const around = own && langAround(element);
	if (own && around && scriptOf(own) !== scriptOf(around)) {
		element.setAttribute("lang", own);
		marked.add(element);
	} else if (marked.delete(element)) element.removeAttribute("lang");
}

/** Marks a part of the document from its root down: what is marked further up says what is another language further down. */
function markWithin(root: Element, tags: readonly string[]): void {
	mark(root, tags);
	for (const element of root.querySelectorAll("body *:not(script, style, svg, svg *)")) mark(element, tags);
}

/**
 * Says with `lang` of every text in the page that is in another of the portal's languages than the page, as what citizens wrote
 * or what has no translation is (WCAG 3.1.2), now and whenever the page changes. Nobody knows of such a text in which language
 * it is; its letters tell. Returns the way to stop.
 */
export function markLanguages(body: HTMLElement, tags: readonly string[]): () => void {
	const follow = new MutationObserver((changes) => {
		const changed = new Set<Element>();
		for (const { target, type } of changes) {
			const element = target instanceof Element ? target : target.parentElement;
			if (type === "attributes") changed.add(body);
			else if (element) changed.add(element);
		}
		for (const element of changed) if (element.isConnected) markWithin(element, tags);
	});
	markWithin(body, tags);
	follow.observe(body, { childList: true, characterData: true, subtree: true });
	// The page's own language changes with its reader's choice.
	follow.observe(body.ownerDocument.documentElement, { attributeFilter: ["lang"] });
	return () => follow.disconnect();
}
