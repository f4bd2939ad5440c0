import type { MessagesDocument, PorticoDocument, SiteDocument } from "../types.gen.ts";
import { ANY_FORM, givenIn } from "./check/given-by-pages.ts";
import type { Claims } from "./claims.ts";
import { compareText } from "./compare-text.ts";
import type { Place } from "./diagnostic.ts";
import { localesOf } from "./locales.ts";

/** A document kind's name. */
export type Kind = PorticoDocument["kind"];

/** A document that satisfies the meta-schema of its kind, and where it came from. */
export type Sourced<D extends PorticoDocument = PorticoDocument> = { place: Place; document: D };

/** The documents of one kind. */
export type DocumentOf<K extends Kind> = Extract<PorticoDocument, { kind: K }>;

/** Tells what values of forms a document's blocks give; one that remembers spares a walk. */
export type GivenIn = (document: PorticoDocument) => ReadonlySet<string>;

const byKindAndId = (a: Sourced, b: Sourced) =>
	compareText(`${a.document.kind} ${a.document.id}`, `${b.document.kind} ${b.document.id}`);

const isOf = <K extends Kind>(one: Sourced, kind: K): one is Sourced<DocumentOf<K>> => one.document.kind === kind;

/** All sound documents of a portal. Documents that are malformed are known by what they claim only. */
export class PortalDocuments {
	readonly #documents: readonly Sourced[];
	readonly #claims: readonly Claims[];
	readonly #givenIn: GivenIn;
	readonly #declared: ReadonlySet<string>;
	readonly #firsts = new Map<string, Sourced>();
	readonly #translations = new Map<string, ReadonlySet<string>>();
	#given: ReadonlySet<string> | undefined;
	#locales: readonly string[] | undefined;

	/** Every path that leads somewhere: pages' own, and redirects; those of malformed documents too. */
	readonly paths: ReadonlySet<string>;

	constructor(documents: readonly Sourced[], claims: readonly Claims[], given: GivenIn = givenIn) {
		this.#documents = documents.toSorted(byKindAndId);
		this.#claims = claims;
		this.#givenIn = given;
		this.#declared = new Set(claims.map(({ name }) => name));
		this.paths = new Set(claims.flatMap(({ paths }) => paths));
		for (const one of this.#documents)
			for (const name of [one.document.kind, `${one.document.kind} ${one.document.id}`])
				if (!this.#firsts.has(name)) this.#firsts.set(name, one);
	}

	/** The portal in which some documents are known by what they claim only. */
	without(unsound: ReadonlySet<PorticoDocument>): PortalDocuments {
		if (unsound.size === 0) return this;
		return new PortalDocuments(
			this.#documents.filter(({ document }) => !unsound.has(document)),
			this.#claims,
			this.#givenIn,
		);
	}

	/** The portal with further documents, which it knew by what they claim only. */
	with(more: readonly Sourced[]): PortalDocuments {
		return new PortalDocuments([...this.#documents, ...more], this.#claims, this.#givenIn);
	}

	/** The documents of a kind, in the order of their ids. */
	of<K extends Kind>(kind: K): Sourced<DocumentOf<K>>[] {
		return this.#documents.filter((one) => isOf(one, kind));
	}

	/** The first document of a kind, or the one of an id. */
	find<K extends Kind>(kind: K, id?: string): Sourced<DocumentOf<K>> | undefined {
		const found = this.#firsts.get(id === undefined ? kind : `${kind} ${id}`);
		return found && isOf(found, kind) ? found : undefined;
	}

	/** Whether a document of this kind and id exists, be it well-formed or not. */
	declares(kind: Kind, id: string): boolean {
		return this.#declared.has(`${kind} ${id}`);
	}

	/** Whether a document of this kind exists, be it well-formed or not. */
	declaresAny(kind: Kind): boolean {
		return [...this.#declared].some((name) => name.startsWith(`${kind} `));
	}

	/** The ids of a kind. */
	ids(kind: Kind): string[] {
		return this.of(kind).map(({ document }) => document.id);
	}

	/** Whether a block gives a form, by its id, the value of a name. */
	gives(form: string, name: string): boolean {
		this.#given ??= new Set(this.#documents.flatMap(({ document }) => [...this.#givenIn(document)]));
		return this.#given.has(`${form} ${name}`) || this.#given.has(`${ANY_FORM} ${name}`);
	}

	/** The locales that the portal speaks: its site's, and those that messages documents name. */
	localesOf(site: SiteDocument): SiteDocument["locales"] {
		return localesOf(
			site,
			this.of("messages").map(({ document }) => document),
		);
	}

	/** The portal's locales but the default one. */
	get translatedLocales(): readonly string[] {
		const site = this.find("site")?.document;
		const locales = site ? this.localesOf(site) : [];
		this.#locales ??= locales.map(({ code }) => code).filter((code) => code !== site?.default_locale);
		return this.#locales;
	}

	/** The texts that are translated into a locale. */
	translations(locale: string): ReadonlySet<string> {
		const known = this.#translations.get(locale);
		if (known) return known;
		const texts = new Set(this.#messagesIn(locale).flatMap(({ document }) => Object.keys(document.messages)));
		this.#translations.set(locale, texts);
		return texts;
	}

	/** Where what a locale lacks is reported: its first messages document, or else the site. */
	homeOf(locale: string): Sourced | undefined {
		return this.#messagesIn(locale)[0] ?? this.find("site");
	}

	#messagesIn(locale: string): readonly Sourced<MessagesDocument>[] {
		return this.of("messages").filter(({ document }) => document.locale === locale);
	}

	/** All documents, by kind and id. */
	get all(): readonly Sourced[] {
		return this.#documents;
	}
}
