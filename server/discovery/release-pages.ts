import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { FormArtefact, Manifest, MessagesArtefact, PageArtefact, ViewArtefact } from "../../schemas/release.ts";
import { parametersOf } from "../prerender/address.ts";
import { findArtefact } from "../repositories/releases/artefact.ts";
import { findManifest } from "../repositories/releases/release.ts";
import type { Services } from "../services.ts";
import { type DiscoveryTexts, wordsOf } from "./words.ts";

/** A release with all its pages, by path, and the words of its locales. */
export type ReleasePages = {
	id: string;
	manifest: Manifest;
	pages: ReadonlyMap<string, PageArtefact>;
	/** Parameters of addresses that its documents may read. */
	parameters: ReadonlySet<string>;
	wordsIn(locale: string): DiscoveryTexts;
};

/** The operations that a page is about one thing with. */
export const DETAILS = ["articlesGetDetail", "messagesGetDetail", "projectGetDetail"] as const;

/** One of them. */
export type DetailOperation = (typeof DETAILS)[number];

async function readWords({ db }: Pick<Services, "db">, { messages }: Manifest): Promise<ReleasePages["wordsIn"]> {
	const read = Object.entries(messages).map(async ([locale, artefact]): Promise<[string, DiscoveryTexts]> => {
		const body = await findArtefact(db, `${artefact}.json`);
		const parsed: MessagesArtefact | null = body === null ? null : JSON.parse(body);
		return [locale, wordsOf(parsed?.messages)];
	});
	const known = new Map(await Promise.all(read));
	return (locale) => known.get(locale) ?? wordsOf(undefined);
}

/** The documents beside pages that read an address: views and forms. */
async function readReaders(db: Services["db"], { views, forms }: Manifest): Promise<(ViewArtefact | FormArtefact)[]> {
	const hashes = [...Object.values(views), ...Object.values(forms).map(({ artefact }) => artefact)];
	const bodies = await Promise.all(hashes.map((hash) => findArtefact(db, `${hash}.json`)));
	return bodies.flatMap((body) => (body === null ? [] : [JSON.parse(body)]));
}

async function readPages({ db }: Pick<Services, "db">, id: string): Promise<ReleasePages | null> {
	const manifest = await findManifest(db, id);
	if (!manifest) return null;
	const pages = new Map<string, PageArtefact>();
	for (const { path, artefact } of manifest.routes) {
		const body = await findArtefact(db, `${artefact}.json`);
		if (body !== null) pages.set(path, JSON.parse(body));
	}
	const parameters = parametersOf([...pages.values(), ...(await readReaders(db, manifest))]);
	return { id, manifest, pages, parameters, wordsIn: await readWords({ db }, manifest) };
}

/** Reads the release in force with its pages, once each release; null before the first. */
export function releasePages(services: Pick<Services, "db" | "releases">): () => Promise<ReleasePages | null> {
	let known: ReleasePages | null = null;
	return async () => {
		const id = services.releases.current()?.id;
		if (id !== undefined && known?.id !== id) known = await readPages(services, id);
		return known;
	};
}

const QUERY = "/query/";

/** What a page is one of: the operation that gives it, under which name, and the query's parameter that names it. */
export function subjectOf(page: PageArtefact): { operation: DetailOperation; name: string; parameter: string } | null {
	for (const [name, { operation: request, query }] of Object.entries(page.data ?? {})) {
		const operation = DETAILS.find((one) => one === request);
		const id = query?.id;
		if (operation && typeof id === "object" && id !== null && "bind" in id && id.bind.startsWith(QUERY))
			return { operation, name, parameter: id.bind.slice(QUERY.length) };
	}
	return null;
}

const needsSession = (operation: string) =>
	Object.entries(OPERATIONS).some(([name, { auth }]) => name === operation && auth === "required");

/** Whether search engines should know a page: not logging in, not an error, nothing that needs a session. */
export function isListed({ manifest: { site } }: ReleasePages, page: PageArtefact): boolean {
	if (page.path === site.login || page.path === site.search?.path) return false;
	if (Object.values(site.errors).includes(page.path)) return false;
	return Object.values(page.data ?? {}).every(({ operation }) => !needsSession(operation));
}

/** The address of a thing's page below the origin, by the operation that gives it; null where no page shows such things. */
export function detailAddress({ pages }: ReleasePages, operation: DetailOperation): ((id: string) => string) | null {
	for (const page of pages.values()) {
		const subject = subjectOf(page);
		if (subject?.operation === operation) return (id) => `${page.path}?${subject.parameter}=${encodeURIComponent(id)}`;
	}
	return null;
}
