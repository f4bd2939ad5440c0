import { CODES, type Diagnostic, type DiagnosticCode, type DocumentSource } from "../../schemas/compiler/index.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../schemas/json/json.ts";
import { type DataMap, unmappedLines } from "./data-map.ts";

/** Where the administration's API responds, and the token of someone who may use it. */
export type AdminServer = { url: string; token: string | undefined };

/** What came of publishing; `id` is null where the documents were refused. */
type Published = { id: string | null; diagnostics: Diagnostic[] };

/** Asks the administration for an envelope. Throws where the server does not respond, or not with one. */
export async function request({ url, token }: AdminServer, path: string, init: RequestInit = {}): Promise<JsonObject> {
	const headers = new Headers(init.headers);
	if (token !== undefined) headers.set("Authorization", token);
	const response = await fetch(`${url}${path}`, { ...init, headers }).catch((cause: unknown) => {
		throw new Error(`${url} does not answer. Is the portal running there? (--server URL)`, { cause });
	});
	const body: unknown = await response.json().catch(() => null);
	if (!isObject(body)) throw new Error(`${url}${path} answered ${response.status} without an envelope.`);
	return body;
}

/** What is thrown where the server refuses. */
export const refused = (server: AdminServer, { code, msg }: JsonObject) =>
	new Error(
		code === 401
			? `${server.url} wants the token of a publisher: --token TOKEN or PORTICO_TOKEN.`
			: `${server.url} refused (code ${code}): ${msg}`,
	);

/** A release's documents as they were written; `release` is its id, null before the first. */
type Pulled = { sources: DocumentSource[]; release: string | null };

/** The documents of the server's current release. Throws where it does not respond or refuses. */
export async function fetchDocuments(server: AdminServer): Promise<Pulled> {
	const envelope = await request(server, "/admin/api/documents");
	if (envelope.code !== 0) throw refused(server, envelope);
	const data = asObject(envelope.data);
	const sources = asArray(data.sources).map((source) => {
		const { path, text } = asObject(source);
		if (typeof path !== "string" || typeof text !== "string")
			throw new Error("The server sent a source without path or text.");
		return { path, text };
	});
	return { sources, release: asString(asObject(data.release).id) ?? null };
}

/** Over which release documents are published, and what takes the place of what stored data holds and they lack. */
export type Publishing = {
	/** The release that they were pulled from; undefined publishes over any. */
	base: string | undefined;
	map?: DataMap;
};

/** What the server says of documents' paths and of data that they do not fit. */
function refusalLines({ msg, data }: JsonObject): string[] {
	const errors = asArray(asObject(data).errors).map((error) => {
		const { pointer, message } = asObject(error);
		return `${pointer} ${message}`;
	});
	const lines = [...unmappedLines(data), ...errors];
	return lines.length === 0 ? [] : [String(msg), ...lines];
}

/**
 * Publishes documents as a release. The server refuses when another than `base` is current by now. Throws where it does not
 * answer or refuses for another reason than errors in them.
 */
export async function publishDocuments(
	server: AdminServer,
	sources: readonly DocumentSource[],
	{ base, map }: Publishing,
): Promise<Published> {
	const over = base === undefined ? { override: true } : { base };
	const envelope = await request(server, "/admin/api/releases", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ sources, ...over, ...(map && { map }) }),
	});
	const data = asObject(envelope.data);
	const diagnostics = asArray(data.diagnostics).flatMap((one) => (isDiagnostic(one) ? [one] : []));
	if (envelope.code === 422 && diagnostics.length > 0) return { id: null, diagnostics };
	const lines = refusalLines(envelope);
	if (lines.length > 0) throw new Error(lines.join("\n  "));
	if (envelope.code === 409 && "current" in data)
		throw new Error(`${envelope.msg} Pull into another folder, and bring your changes there.`);
	const id = asString(data.id);
	if (envelope.code !== 0 || id === undefined) throw refused(server, envelope);
	return { id, diagnostics };
}

const isCode = (code: unknown): code is DiagnosticCode => typeof code === "string" && Object.hasOwn(CODES, code);

function isDiagnostic(value: unknown): value is Diagnostic {
	if (!isObject(value) || !isCode(value.code)) return false;
	const texts = [value.document, value.pointer, value.message];
	return texts.every((text) => typeof text === "string") && typeof value.line === "number";
}
