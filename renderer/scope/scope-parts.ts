import type { Scope } from "../scope.ts";

/** The name of a part of the scope. */
export type ScopePart = keyof Scope;

/** The parts of the scope that something reads. */
export type ScopeParts = ReadonlySet<string> | "all";

const known = new WeakMap<object, ReadonlySet<string>>();

/** Every pointer says in its first step which part of the scope it leads into; what else begins like one names none. */
function collect(piece: unknown, parts: Set<string>): void {
	if (typeof piece === "string") parts.add(piece.split("/", 2)[1] ?? "");
	else if (Array.isArray(piece)) for (const each of piece) collect(each, parts);
	else if (typeof piece === "object" && piece !== null)
		for (const [key, value] of Object.entries(piece)) {
			collect(key, parts);
			collect(value, parts);
		}
}

/** The parts of the scope that these pieces of documents name by their pointers; all where no piece is given. */
export function partsReadBy(pieces: readonly unknown[]): ScopeParts {
	if (pieces.length === 0) return "all";
	const parts = new Set<string>();
	for (const piece of pieces) {
		if (typeof piece !== "object" || piece === null) collect(piece, parts);
		else for (const part of partsOfPiece(piece)) parts.add(part);
	}
	return parts;
}

/** Documents never change: a piece is looked through once. */
function partsOfPiece(piece: object): ReadonlySet<string> {
	const found = known.get(piece);
	if (found) return found;
	const parts = new Set<string>();
	collect(piece, parts);
	known.set(piece, parts);
	return parts;
}
