import type { DocumentOf, Kind, PortalDocuments, Sourced } from "./portal.ts";

/** Something that a check asked of the other documents, and what it was told. */
type Question = { ask(portal: PortalDocuments): unknown; answer: unknown };

/** All that a check asked, each question once. */
export type Asked = ReadonlyMap<string, Question>;

/** What one document can learn of the others. It keeps what it was asked, so that a result is known to hold or not. */
export class Names {
	readonly #portal: PortalDocuments;
	readonly #asked = new Map<string, Question>();

	constructor(portal: PortalDocuments) {
		this.#portal = portal;
	}

	/** What was asked so far. */
	get asked(): Asked {
		return this.#asked;
	}

	/** The document of a kind and id, where it is sound. */
	find<K extends Kind>(kind: K, id?: string): Sourced<DocumentOf<K>> | undefined {
		return this.#ask(`find ${kind} ${id}`, (portal) => portal.find(kind, id));
	}

	/** The sound documents of a kind, in the order of their ids. */
	of<K extends Kind>(kind: K): readonly Sourced<DocumentOf<K>>[] {
		return this.#ask(`of ${kind}`, (portal) => portal.of(kind));
	}

	/** Whether a document of this kind and id exists, be it well-formed or not. */
	declares(kind: Kind, id: string): boolean {
		return this.#ask(`declares ${kind} ${id}`, (portal) => portal.declares(kind, id));
	}

	/** The ids of a kind. */
	ids(kind: Kind): readonly string[] {
		return this.#ask(`ids ${kind}`, (portal) => portal.ids(kind));
	}

	/** Whether a path leads somewhere. */
	hasPath(path: string): boolean {
		return this.#ask(`path ${path}`, ({ paths }) => paths.has(path));
	}

	/** Every path that leads somewhere. */
	paths(): readonly string[] {
		return this.#ask("paths", ({ paths }) => [...paths]);
	}

	/** Whether a block gives a form, by its id, the value of a name. */
	gives(form: string, name: string): boolean {
		return this.#ask(`gives ${form} ${name}`, (portal) => portal.gives(form, name));
	}

	/** The portal's locales but the default one. */
	translatedLocales(): readonly string[] {
		return this.#ask("locales", (portal) => portal.translatedLocales);
	}

	/** Whether a text is translated into a locale. */
	translates(locale: string, text: string): boolean {
		return this.#ask(`translates ${locale} ${text}`, (portal) => portal.translations(locale).has(text));
	}

	/** Where what a locale lacks is reported: its first messages document, or else the site. */
	homeOf(locale: string): Sourced | undefined {
		return this.#ask(`home ${locale}`, (portal) => portal.homeOf(locale));
	}

	#ask<A>(key: string, ask: (portal: PortalDocuments) => A): A {
		const answer = ask(this.#portal);
		this.#asked.set(key, { ask, answer });
		return answer;
	}
}

const isSame = (a: unknown, b: unknown): boolean =>
	Object.is(a, b) ||
	(Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, at) => Object.is(entry, b[at])));

/** Whether all questions are answered the same among these documents. */
export function holdsIn(asked: Asked, portal: PortalDocuments): boolean {
	for (const { ask, answer } of asked.values()) if (!isSame(ask(portal), answer)) return false;
	return true;
}
