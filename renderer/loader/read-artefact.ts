import type { Hash } from "../../schemas/release.ts";
import { ArtefactError } from "./artefact-error.ts";
import type { Verify } from "./verify.ts";

/** How artefacts are loaded: an HTTP fetch, the platform's import of a module, and the check of a hash. */
export type ArtefactSource = {
	fetch(url: string): Promise<Response>;
	importModule(url: string): Promise<unknown>;
	verify: Verify;
};

/** One artefact: its document's name for errors, its hash, and the guard of its structure. */
type Wanted<T> = { document: string; hash: Hash; url?: string; is(value: unknown): value is T };

async function readBytes(source: ArtefactSource, document: string, url: string, hash: Hash): Promise<ArrayBuffer> {
	const response = await source.fetch(url).catch((cause: unknown) => {
		throw new ArtefactError(document, `${url} could not be reached`, { cause });
	});
	if (!response.ok) throw new ArtefactError(document, `${url} answered with status ${response.status}`);
	const bytes = await response.arrayBuffer();
	if (!(await source.verify(bytes, hash))) throw new ArtefactError(document, `${url}: expected SHA-256 ${hash}`);
	return bytes;
}

function parse(document: string, bytes: ArrayBuffer): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch (cause) {
		throw new ArtefactError(document, "expected JSON", { cause });
	}
}

function checked<T>({ document, is }: Wanted<T>, value: unknown): T {
	if (!is(value)) throw new ArtefactError(document, "the artefact has another structure than this engine expects");
	return value;
}

/** Reads a JSON artefact; rejects with an ArtefactError when it can't be loaded or does not match its hash. */
export async function readJson<T>(source: ArtefactSource, wanted: Wanted<T>): Promise<T> {
	const url = wanted.url ?? `/release/${wanted.hash}.json`;
	return checked(wanted, parse(wanted.document, await readBytes(source, wanted.document, url, wanted.hash)));
}

/**
 * Reads the default export of a script artefact. Its bytes are checked first; the import then comes from the browser's
 * own cache, for artefacts are immutable.
 */
export async function readModule<T>(source: ArtefactSource, wanted: Wanted<T>): Promise<T> {
	const url = `/release/${wanted.hash}.js`;
	await readBytes(source, wanted.document, url, wanted.hash);
	const module = await source.importModule(url).catch((cause: unknown) => {
		throw new ArtefactError(wanted.document, `${url} could not be run`, { cause });
	});
	const exported = typeof module === "object" && module !== null && "default" in module ? module.default : undefined;
	return checked(wanted, exported);
}
