import fc from "fast-check";
import { expect, it } from "vitest";
import { isObject } from "../json/json.ts";
import { addressOf, resolveAddress } from "./addresses.ts";
import { anyEdit, anyValue, PLACES, type Place, place } from "./any-edit.fixture.ts";
import { applyEdits } from "./apply-edits.ts";
import { describeEdits } from "./describe-edits.ts";
import { createHistory } from "./history.ts";
import { sentenceText } from "./sentences.ts";
import { readShipped } from "./shipped.fixture.ts";
import type { Documents, Edit, Json } from "./types.ts";

const base = readShipped();
const SEED = 20_260;

const text = (value: unknown) => JSON.stringify(value);

it("throws at no edit of two editors, tells why each refused one was refused, and describes the others", () => {
	fc.assert(
		fc.property(fc.array(anyEdit, { maxLength: 14 }), (edits) => {
			const { refused } = applyEdits(base.documents, edits);
			for (const { why } of refused) expect(sentenceText(why)).not.toMatch(/undefined|\[object/);
			for (const { sentence } of describeEdits(base.documents, edits)) expect(sentenceText(sentence)).not.toBe("");
			expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
		}),
		{ seed: SEED, numRuns: 120 },
	);
});

it("undoes exactly, the order of keys included, and makes again exactly", () => {
	fc.assert(
		fc.property(fc.array(anyEdit, { maxLength: 8 }), (edits) => {
			let made = 0;
			const history = createHistory(base, { newId: () => `undo-${++made}` });
			const states = [text(history.result())];
			for (const [at, edit] of edits.entries())
				if (edit.verb !== "undo" && history.apply({ ...edit, id: `own-${at}` }) === null)
					states.push(text(history.result()));
			for (const state of states.toReversed().slice(1)) {
				history.undo();
				expect(text(history.result())).toBe(state);
			}
			for (const state of states.slice(1)) {
				history.redo();
				expect(text(history.result())).toBe(state);
			}
		}),
		{ seed: SEED, numRuns: 30 },
	);
});

/** An edit of one part, which touches nothing beside it. */
const localEdit = (own: Place, verb: "set" | "add" | "remove", value: Json, id: string): Edit[] => {
	const edit = { id, path: own.path, at: own.at };
	if (verb === "add") return isObject(own.value) ? [{ ...edit, verb, at: `${own.at}/added_${id}`, value }] : [];
	return own.keys.length > 0 ? [{ ...edit, verb, ...(verb === "set" && { value }) }] : [];
};

/** Whether a part is what the entry that it stands in is addressed by. */
const namesEntry = ({ at, value }: Place): boolean => at.split("/").at(-2) === `#${value}`;

/** Whether two parts are one, or one is around the other, or their addresses count on each other's places in a list, or on its name. */
function touch(a: Place, b: Place): boolean {
	if (a.path !== b.path) return false;
	const shared = Math.min(a.keys.length, b.keys.length);
	const apart = a.keys.findIndex((key, depth) => key !== b.keys[depth]);
	if (apart === -1 || apart >= shared) return true;
	const within = [a, b].filter(({ keys }) => keys.length === apart + 1);
	return typeof a.keys[apart] === "number" || within.some(namesEntry);
}

it("leads to the same documents in either order where two editors touch different parts", () => {
	const verb = fc.constantFrom("set" as const, "add" as const, "remove" as const);
	const one = fc.record({ own: place, verb, value: anyValue });
	let tried = 0;
	fc.assert(
		fc.property(one, one, (a, b) => {
			fc.pre(!touch(a.own, b.own));
			const first = localEdit(a.own, a.verb, a.value, "1");
			const second = localEdit(b.own, b.verb, b.value, "2");
			const there = applyEdits(base.documents, [...first, ...second]);
			const back = applyEdits(base.documents, [...second, ...first]);
			tried += first.length + second.length - there.refused.length;
			expect(there.refused.length).toBe(back.refused.length);
			expect(there.documents).toEqual(back.documents);
		}),
		{ seed: SEED, numRuns: 150 },
	);
	expect(tried).toBeGreaterThan(150);
});

it("finds entries by their identity wherever others have moved them", () => {
	const named = PLACES.filter(({ at }) => at.includes("/#"));
	expect(named.length).toBeGreaterThan(50);
	fc.assert(
		fc.property(fc.constantFrom(...named), (own) => {
			const list = own.keys.findIndex((key) => typeof key === "number");
			fc.pre(own.keys.filter((key) => typeof key === "number").length === 1 && own.at.split("/#").length === 2);
			const listAt = addressOf(base.documents[own.path], own.keys.slice(0, list));
			const insert: Edit = { id: "1", verb: "add", path: own.path, at: listAt, value: "inserted before", index: 0 };
			const { documents }: { documents: Documents } = applyEdits(base.documents, [insert]);
			const keys = resolveAddress(documents[own.path], own.at);
			expect(keys).toEqual(own.keys.with(list, Number(own.keys[list]) + 1));
		}),
		{ seed: SEED, numRuns: 60 },
	);
});
