/** JSON Pointer (RFC 6901): reading, and taking apart. */

/** The way to a value: the names of properties and the places in lists that lead there. */
export type Path = readonly (string | number)[];

const unescapeToken = (token: string) => token.replaceAll("~1", "/").replaceAll("~0", "~");

/** Few names have anything to escape, and looking is cheaper than replacing: the compiler makes thousands of pointers. */
const escapeToken = (token: string) =>
	token.includes("~") || token.includes("/") ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;

/** The reference tokens of a pointer: "/a~1b/0" → ["a/b", "0"]. The empty pointer has none. */
export function pointerTokens(pointer: string): string[] {
	return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapeToken);
}

/** The pointer made of reference tokens: ["a/b", "0"] → "/a~1b/0". */
export function toPointer(tokens: Path): string {
	let pointer = "";
	for (const token of tokens) pointer = pointerUnder(pointer, token);
	return pointer;
}

/** The pointer to what stands under a name, or at a place, of what another pointer leads to. */
export const pointerUnder = (pointer: string, token: string | number): string =>
	`${pointer}/${typeof token === "number" ? token : escapeToken(token)}`;

/** What stands at a pointer, or undefined where the way ends. Inherited properties are not seen. */
export function valueAt(root: unknown, pointer: string): unknown {
	let value = root;
	for (const token of pointerTokens(pointer)) {
		if (value === null || typeof value !== "object" || !Object.hasOwn(value, token)) return undefined;
		value = Reflect.get(value, token);
	}
	return value;
}
