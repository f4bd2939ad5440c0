import { isObject } from "../json/json.ts";
import { pointerTokens, toPointer } from "../json/pointer.ts";
import { addressTokens, resolveAddress, toAddress } from "./addresses.ts";
import { fieldAt } from "./field-places.ts";
import type { Documents, Edit } from "./types.ts";

/** An address as it is once a part has another name; any other address as it is. */
export type Follow = (path: string, address: string) => string;

const begins = (tokens: readonly string[], own: readonly string[]) => own.every((token, at) => tokens[at] === token);

/** The address of an entry's own property that identifies it, such as "/steps/#details/id". */
const IDENTITY_KEYS = new Set(["key", "id", "name", "code", "action", "value", "path"]);

function followEntry(edit: Edit, tokens: readonly string[]): Follow | null {
	const entry = tokens.at(-2);
	const key = tokens.at(-1);
	const isText = typeof edit.value === "string" || typeof edit.value === "number";
	if (!isText || !entry?.startsWith("#") || !IDENTITY_KEYS.has(key ?? "")) return null;
	const own = tokens.slice(0, -1);
	return (path, address) => {
		const other = addressTokens(address);
		if (path !== edit.path || !other || !begins(other, own)) return address;
		return toAddress(other.with(own.length - 1, `#${edit.value}`));
	};
}

function followField(edit: Edit, document: unknown): Follow | null {
	const keys = resolveAddress(document, edit.at);
	const field = keys && fieldAt(document, keys);
	if (!field || typeof edit.value !== "string" || !isObject(document)) return null;
	const to = edit.value;
	const own = pointerTokens(field.pointer);
	const schemaTokens = field.schemaKeys.map(String);
	return (path, address) => {
		const tokens = path === edit.path ? addressTokens(address) : null;
		if (!tokens) return address;
		const depth = schemaTokens.length;
		if (begins(tokens, [...schemaTokens, "properties", field.name])) return toAddress(tokens.with(depth + 1, to));
		if (begins(tokens, [...schemaTokens, "required", `#${field.name}`]))
			return toAddress(tokens.with(depth + 1, `#${to}`));
		if (tokens[0] === "fields" && begins(pointerTokens(tokens[1] ?? ""), own))
			return toAddress(tokens.with(1, toPointer(pointerTokens(tokens[1] ?? "").with(own.length - 1, to))));
		const isInStep =
			own.length === 1 && tokens[0] === "steps" && tokens[2] === "fields" && tokens[3] === `#${field.name}`;
		return isInStep ? toAddress(tokens.with(3, `#${to}`)) : address;
	};
}

/** How addresses follow an edit that gives a part another name, given the documents before it; null where it gives none. */
export function followName(edit: Edit, documents: Documents): Follow | null {
	const tokens = addressTokens(edit.at);
	if (!tokens || (edit.verb !== "rename" && edit.verb !== "set")) return null;
	const document = documents[edit.path];
	return (edit.verb === "rename" ? followField(edit, document) : null) ?? followEntry(edit, tokens);
}

/** An edit with its addresses as they are after the names given by edits before it. */
export function followed(edit: Edit, names: readonly Follow[]): Edit {
	const follow = (address: string) => names.reduce((at, name) => name(edit.path, at), address);
	return { ...edit, at: follow(edit.at), ...(edit.to !== undefined && { to: follow(edit.to) }) };
}
