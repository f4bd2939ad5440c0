import { asObject, isObject, type JsonObject } from "../json/json.ts";
import type { Path } from "../json/pointer.ts";
import { addressOf, identityOf } from "./addresses.ts";
import { applyEdits } from "./apply-edits.ts";
import { toDocumentValue } from "./document-value.ts";
import type { Edit, NewEdit } from "./types.ts";

/** Which entry of the earlier list an entry of the later one was, by their places; one that is new has none. */
type Pairs = ReadonlyMap<number, number>;

/** Pairs entries that share what `key` says of them, each once; where it says nothing of one, that one stays alone. */
function paired(before: readonly unknown[], after: readonly unknown[], known: Pairs, key: KeyOf): Pairs {
	const free = new Map<string, number[]>();
	const taken = new Set(known.values());
	for (const at of before.keys()) {
		const own = taken.has(at) ? undefined : key(before, at);
		if (own !== undefined) free.set(own, [...(free.get(own) ?? []), at]);
	}
	const found = [...after.keys()].flatMap((at): [number, number][] => {
		const own = known.has(at) ? undefined : key(after, at);
		const former = own === undefined ? undefined : free.get(own)?.shift();
		return former === undefined ? [] : [[at, former]];
	});
	return new Map([...known, ...found]);
}

type KeyOf = (list: readonly unknown[], at: number) => string | undefined;

const whole: KeyOf = (list, at) => JSON.stringify(list[at]);

/** What has no name of its own, such as a block, is taken for the next one of its kind. */
const kind: KeyOf = (list, at) => {
	const { type } = asObject(list[at]);
	return typeof type === "string" && identityOf(list, at) === undefined ? type : undefined;
};

const pairsOf = (before: readonly unknown[], after: readonly unknown[]): Pairs =>
	[identityOf, whole, kind].reduce<Pairs>((pairs, key) => paired(before, after, pairs, key), new Map());

/** The places in a new order that need not move: the longest run that still ascends. */
function staying(places: readonly number[]): Set<number> {
	const runs: number[][] = [];
	for (const place of places) {
		const before = runs.filter((run) => (run.at(-1) ?? -1) < place);
		const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
		runs.push([...longest, place]);
	}
	return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []));
}

type Lists = { path: string; document: JsonObject; keys: Path; before: readonly unknown[]; after: readonly unknown[] };

/** An entry of the list, and its place in the earlier one; -1 of one that is new. */
type Entry = { value: unknown; former: number };

/** A list that edits change one after the other: what they address is of the moment at which each is made. */
function createEditedList({ path, document, keys, before }: Lists) {
	const list = addressOf(document, keys);
	const present: Entry[] = before.map((value, former) => ({ value, former }));
	const edits: NewEdit[] = [];
	const addressAt = (at: number) => list + addressOf([present.map(({ value }) => value)], [0, at]).slice("/0".length);
	return {
		edits,
		placeOf: (former: number) => present.findIndex((one) => one.former === former),
		remove(at: number) {
			edits.push({ verb: "remove", path, at: addressAt(at) });
			present.splice(at, 1);
		},
		add(value: unknown, index: number) {
			edits.push({ verb: "add", path, at: list, value: toDocumentValue(value), index });
			present.splice(index, 0, { value, former: -1 });
		},
		move(from: number, index: number) {
			edits.push({ verb: "move", path, at: addressAt(from), index });
			present.splice(index, 0, ...present.splice(from, 1));
		},
	};
}

/** The edits that give a list the entries of a later one in their order; what is within an entry stays as it was. */
function entryEdits(lists: Lists): NewEdit[] {
	const pairs = pairsOf(lists.before, lists.after);
	const left = new Set(pairs.values());
	const stay = staying([...pairs].sort(([a], [b]) => a - b).map(([, former]) => former));
	const list = createEditedList(lists);
	for (const at of [...lists.before.keys()].reverse()) if (!left.has(at)) list.remove(at);
	let place = 0;
	for (const [at, value] of lists.after.entries()) {
		const former = pairs.get(at);
		const from = former === undefined ? -1 : list.placeOf(former);
		if (former === undefined) list.add(value, place);
		else if (stay.has(former)) place = from;
		else {
			// The place is counted without what moves.
			if (from < place) place -= 1;
			list.move(from, place);
		}
		place += 1;
	}
	return list.edits;
}

/** Edits of the outermost lists whose entries are not the same, or not in the same order. */
function outermost(lists: Omit<Lists, "before" | "after">, before: unknown, after: unknown): NewEdit[] {
	if (before === after) return [];
	const inner = (key: string | number, was: unknown, is: unknown) =>
		outermost({ ...lists, keys: [...lists.keys, key] }, was, is);
	if (Array.isArray(before) && Array.isArray(after)) {
		const own = entryEdits({ ...lists, before, after });
		return own.length > 0 ? own : before.flatMap((one, at) => inner(at, one, after[at]));
	}
	if (!isObject(before) || !isObject(after)) return [];
	return Object.keys(before).flatMap((key) => inner(key, before[key], after[key]));
}

/** Lists stand within each other so deep at most that their entries are told of one by one. */
const MAX_DEPTH = 8;

/** What entries the lists of a document have more or less, and which stand elsewhere in theirs, as edits one after the other. */
export function listsBetween(path: string, before: JsonObject, after: JsonObject): NewEdit[] {
	const edits: Edit[] = [];
	let now: JsonObject | undefined = before;
	for (let depth = 0; depth < MAX_DEPTH && now; depth += 1) {
		const next = outermost({ path, document: now, keys: [] }, now, after).map(
			(edit, at): Edit => ({ ...edit, id: `${depth} ${at}` }),
		);
		const { documents, refused } = applyEdits({ [path]: now }, next);
		// What cannot be said so is told of as a change of the list.
		if (next.length === 0 || refused.length > 0) break;
		edits.push(...next);
		now = documents[path];
	}
	return edits.map(({ id: _, ...edit }) => edit);
}
