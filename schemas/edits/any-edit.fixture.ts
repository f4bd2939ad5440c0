import fc from "fast-check";
import { isObject } from "../json/json.ts";
import type { Path } from "../json/pointer.ts";
import { addressOf } from "./addresses.ts";
import { isVerbName, VERBS } from "./registry.ts";
import { readShipped } from "./shipped.fixture.ts";
import type { Edit, Json } from "./types.ts";

const base = readShipped();

/** A part of a document, by its address and by the keys that lead to it. */
export type Place = { path: string; at: string; keys: Path; value: unknown };

function placesIn(path: string, value: unknown, keys: Path = []): Place[] {
	const own = { path, at: addressOf(base.documents[path], keys), keys, value };
	const below = Array.isArray(value)
		? value.flatMap((entry, index) => placesIn(path, entry, [...keys, index]))
		: isObject(value)
			? Object.entries(value).flatMap(([key, entry]) => placesIn(path, entry, [...keys, key]))
			: [];
	return [own, ...below];
}

/** Every part of some shipped documents of each kind. */
const PATHS = [
	"forms/noise.json",
	"forms/login.json",
	"pages/help.json",
	"views/message.json",
	"workflow.json",
	"site.json",
];
/** Every part of them. */
export const PLACES = PATHS.flatMap((path) => placesIn(path, base.documents[path]));

/** Any part that there is. */
export const place = fc.constantFrom(...PLACES);
/** Values that fit somewhere, and some that fit nowhere. */
export const anyValue: fc.Arbitrary<Json> = fc.oneof(
	fc.string({ maxLength: 8 }),
	fc.integer(),
	fc.constant(null),
	fc.constant({ name: "witness", schema: { type: "string", title: "Who?" }, required: true }),
	fc.constantFrom("witness", "new-id", "/new/path"),
	fc.constant(["a", "b"]),
);
const VERB_NAMES = Object.keys(VERBS).filter(isVerbName);
const address = fc.oneof(
	place.map(({ at }) => at),
	fc.string({ maxLength: 12 }),
	fc.constantFrom("", "/schema/properties", "/__proto__/x", "/steps/#"),
);

/** Any edit at all, most of them at parts that there are; ids of a few, so that undos find theirs. */
export const anyEdit: fc.Arbitrary<Edit> = fc
	.record({
		id: fc.integer({ min: 0, max: 30 }).map(String),
		verb: fc.constantFrom(...VERB_NAMES),
		at: address,
		path: fc.oneof(
			{ weight: 9, arbitrary: fc.constantFrom(...PATHS) },
			{ weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
		),
		value: fc.option(anyValue, { nil: undefined }),
		to: fc.option(fc.oneof(address, fc.integer({ min: 0, max: 30 }).map(String)), { nil: undefined }),
		index: fc.option(fc.integer({ min: -3, max: 40 }), { nil: undefined }),
	})
	.chain((edit) => place.map((own) => (edit.at.length % 2 ? edit : { ...edit, at: own.at, path: own.path })));
