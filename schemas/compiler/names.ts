import type { DocumentOf, Kind, PortalDocuments, Sourced } from "./portal.ts";

/** Something that a check wants to know of the other documents, and the answer. */
type Question = { query(portal: PortalDocuments): unknown; answer: unknown };

/** All that a check wanted to know, each question once. */
export type Questions = ReadonlyMap<string, Question>;

/** What one document can learn of the others. It keeps each question, so that a result is known to hold or not. */
export class Names {
	readonly #portal: PortalDocuments;
	readonly #questions = new Map<string, Question>();

	constructor(portal: PortalDocuments) {
		this.#portal = portal;
	}

	/** The questions so far. */
	get questions(): Questions {
		return this.#questions;
	}

	/** The document of a kind and id, where it is sound. */
	find<K extends Kind>(kind: K, id?: string): Sourced<DocumentOf<K>> | undefined {
		return this.#query(`find ${kind} ${id}`, (portal) => portal.find(kind, id));
	}

	/** The sound documents of a kind, in the order of their ids. */
	of<K extends Kind>(kind: K): readonly Sourced<DocumentOf<K>>[] {
		return this.#query(`of ${kind}`, (portal) => portal.of(kind));
	}

	/** Whether a document of this kind and id exists, be it well-formed or not. */
	declares(kind: Kind, id: string): boolean {
		return this.#query(`declares ${kind} ${id}`, (portal) => portal.declares(kind, id));
	}

	/** The ids of a kind. */
	ids(kind: Kind): readonly string[] {
		return this.#query(`ids ${kind}`, (portal) => portal.ids(kind));
	}

	/** Whether a path leads somewhere. */
	hasPath(path: string): boolean {
		return this.#query(`path ${path}`, ({ paths }) => paths.has(path));
	}

	/** Every path that leads somewhere. */
	paths(): readonly string[] {
		return this.#query("paths", ({ paths }) => [...paths]);
	}

	/** Whether a block gives a form, by its id, the value of a name. */
	gives(form: string, name: string): boolean {
		return this.#query(`gives ${form} ${name}`, (portal) => portal.gives(form, name));
	}

	/** The portal's locales but the default one. */
	translatedLocales(): readonly string[] {
		return this.#query("locales", (portal) => portal.translatedLocales);
	}

	/** Whether a text is translated into a locale. */
	translates(locale: string, text: string): boolean {
		return this.#query(`translates ${locale} ${text}`, (portal) => portal.translations(locale).has(text));
	}

	/** Where what a locale lacks is reported: its first messages document, or else the site. */
	homeOf(locale: string): Sourced | undefined {
		return this.#query(`home ${locale}`, (portal) => portal.homeOf(locale));
	}

	#query<A>(key: string, query: (portal: PortalDocuments) => A): A {
		const answer = query(this.#portal);
		this.#questions.set(key, { query, answer });
		return answer;
	}
}

const isSame = (a: unknown, b: unknown): boolean =>
	Object.is(a, b) ||
	(Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, at) => Object.is(entry, b[at])));

/** Whether all questions are answered the same among these documents. */
export function holdsIn(questions: Questions, portal: PortalDocuments): boolean {
	for (const { query, answer } of questions.values()) if (!isSame(query(portal), answer)) return false;
	return true;
}
