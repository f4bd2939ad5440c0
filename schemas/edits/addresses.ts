import { isObject } from "../json/json.ts";
import { type Path, pointerTokens, toPointer } from "../json/pointer.ts";

/** What identifies an entry of a list, the first that it has and no sibling shares. */
const IDENTITIES = ["key", "id", "name", "code", "action", "value", "path"];

/** Names that objects inherit meaning from; no part of a document is addressed by them. */
const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

const isIndex = (token: string) => /^(0|[1-9]\d{0,8})$/.test(token);

const ownText = (entry: unknown, key: string): string | undefined => {
	const own = isObject(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined;
	return typeof own === "string" || typeof own === "number" ? String(own) : undefined;
};

const namesOf = (entry: unknown): (string | undefined)[] =>
	isObject(entry)
		? IDENTITIES.map((key) => ownText(entry, key))
		: [typeof entry === "string" || typeof entry === "number" ? String(entry) : undefined];

/** What identifies an entry among its siblings, or undefined. A text or number is identified by itself. */
export function identityOf(list: readonly unknown[], index: number): string | undefined {
	const others = list.filter((_, at) => at !== index).flatMap(namesOf);
	return namesOf(list[index]).find((name) => name !== undefined && !others.includes(name));
}

/** The place of the one entry that has the identity, or -1 where none or several have it. */
function indexOfIdentity(list: readonly unknown[], identity: string): number {
	const found = list.flatMap((entry, index) => (namesOf(entry).includes(identity) ? [index] : []));
	return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** The tokens of an address, or null where it is none. */
export function addressTokens(address: string): string[] | null {
	if (address !== "" && !address.startsWith("/")) return null;
	const tokens = pointerTokens(address);
	return tokens.some((token) => UNSAFE.has(token)) ? null : tokens;
}

/** The address made of tokens; an entry's identity is a token that starts with "#". */
export const toAddress = (tokens: Path): string => toPointer(tokens);

function keyIn(container: unknown, token: string): string | number | null {
	if (isObject(container)) return Object.hasOwn(container, token) ? token : null;
	if (!Array.isArray(container)) return null;
	const place = isIndex(token) ? Number(token) : -1;
	const index = token.startsWith("#") ? indexOfIdentity(container, token.slice(1)) : place;
	return index >= 0 && index < container.length ? index : null;
}

/** The keys and indexes that an address leads along in a document, or null where it leads nowhere. */
export function resolveAddress(document: unknown, address: string): Path | null {
	const tokens = addressTokens(address);
	if (!tokens) return null;
	const keys: (string | number)[] = [];
	let value = document;
	for (const token of tokens) {
		const key = keyIn(value, token);
		if (key === null) return null;
		keys.push(key);
		value = Reflect.get(Object(value), key);
	}
	return keys;
}

/** The value at keys and indexes, or undefined. */
export function valueAlong(document: unknown, keys: Path): unknown {
	let value = document;
	for (const key of keys) {
		if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
		value = Reflect.get(value, key);
	}
	return value;
}

/** The value at an address, or undefined. */
export function valueAtAddress(document: unknown, address: string): unknown {
	const keys = resolveAddress(document, address);
	return keys === null ? undefined : valueAlong(document, keys);
}

/** The address of what keys and indexes lead to: entries by their identity where they have one. */
export function addressOf(document: unknown, keys: Path): string {
	let value = document;
	const tokens = keys.map((key) => {
		const identity = Array.isArray(value) ? identityOf(value, Number(key)) : undefined;
		value = valueAlong(value, [key]);
		return identity === undefined ? key : `#${identity}`;
	});
	return toAddress(tokens);
}

/** An address taken apart: what it stands in, and its last token. Null for the whole document or no address. */
export function splitAddress(address: string): { parent: string; last: string } | null {
	const tokens = addressTokens(address);
	const last = tokens?.at(-1);
	return tokens && last !== undefined ? { parent: toAddress(tokens.slice(0, -1)), last } : null;
}
