import { asObject, asString, isStrings } from "../json/json.ts";

/** What a document declares it is: `kind id`, and the paths that lead somewhere by it. Others may refer to these. */
export type Claims = { name: string; paths: string[] };

/**
 * What a document claims, whether or not it satisfies its meta-schema: so that one mistake in it is not reported again
 * wherever something refers to it.
 */
export function claimsOf(document: unknown): Claims {
	const { kind, id, path, redirects, formerly } = asObject(document);
	const own = kind === "page" ? asString(path) : undefined;
	const before = isStrings(formerly) ? formerly : [];
	const from = kind === "site" ? Object.keys(asObject(redirects)) : [];
	return { name: `${asString(kind)} ${asString(id)}`, paths: own === undefined ? from : [own, ...before] };
}

/** What a text that is no JSON most likely claims. */
export function guessedClaims(text: string): Claims {
	const first = (key: string, of: string) => new RegExp(`"${key}"\\s*:\\s*"(${of})"`).exec(text)?.[1];
	const from = [...text.matchAll(/"(\/[^"]{0,200})"\s*:\s*"\//g)].map(([, path]) => [path ?? "", "/"]);
	const name = { kind: first("kind", "[\\w-]{1,64}"), id: first("id", "[\\w-]{1,64}") };
	return claimsOf({ ...name, path: first("path", '/[^"]{0,200}'), redirects: Object.fromEntries(from) });
}
