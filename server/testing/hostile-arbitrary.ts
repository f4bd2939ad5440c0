import fc from "fast-check";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { AdminRoute } from "../admin/admin-route.ts";
import { hostileParametersOf, type SentRequest } from "./hostile-requests.ts";
import { FORGED_CURSORS, HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile-values.ts";

/** Values that an operation may well take, by the name of the parameter or key: so that hostile ones come further than the door. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

function codePointOf(text: unknown): number {
	const point = typeof text === "string" ? text.codePointAt(0) : undefined;
	if (point === undefined || String.fromCodePoint(point) !== text) throw new Error("No single code point.");
	return point;
}

/** Any code point. fast-check's own `binary` first makes a table of all of them, which takes longer than many tests. */
const unit = fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point), codePointOf);

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3, stringUnit: unit }));
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit }));
const hostileParameter = fc.oneof(hostileText, fc.array(hostileText, { minLength: 2, maxLength: 3 }));

/** A sample with some of its members replaced, where it has members. */
function spoilt(sample: unknown): fc.Arbitrary<unknown> {
	if (Array.isArray(sample))
		return fc.oneof(
			fc.constant(sample),
			hostile.map((value) => [...sample, value]),
			hostile,
		);
	if (typeof sample !== "object" || sample === null) return fc.oneof(fc.constant(sample), hostile);
	const spoiltOne = fc
		.tuple(fc.constantFrom(...Object.keys(sample), "unknown"), hostile)
		.map(([key, value]) => ({ ...sample, [key]: value }));
	return fc.oneof({ weight: 2, arbitrary: fc.constant(sample) }, { weight: 3, arbitrary: spoiltOne }, hostile);
}

const valuesFor = (name: string, samples: Samples): fc.Arbitrary<unknown> =>
	fc.constantFrom<unknown>(...(samples[name] ?? ["x"])).chain(spoilt);

/** Some of the names with values that may well be taken, one of them perhaps with a value that may not. */
function mostlyTaken<T>(
	names: readonly string[],
	{ sample, spoil }: { sample(name: string): fc.Arbitrary<T>; spoil: fc.Arbitrary<T> },
): fc.Arbitrary<Readonly<Record<string, T>>> {
	const taken = (some: readonly string[]) => fc.record(Object.fromEntries(some.map((name) => [name, sample(name)])));
	const all = fc.oneof(fc.constant([...names]), fc.subarray([...names])).chain(taken);
	if (names.length === 0) return all;
	return fc.oneof(
		all,
		fc.tuple(all, fc.constantFrom(...names), spoil).map(([record, name, value]) => ({ ...record, [name]: value })),
	);
}

/** For a cursor, values that no page gave out are tried each time: nothing else shows by its form that it is wrong. */
function parameterFor(name: string, samples: Samples): fc.Arbitrary<string | string[]> {
	const known = (samples[name] ?? []).filter((sample) => typeof sample !== "object").map(String);
	return fc.constantFrom(...(name === "cursor" ? FORGED_CURSORS : known.length > 0 ? known : ["1"]));
}

function queryString(parameters: Readonly<Record<string, string | string[]>>): string {
	const pairs = Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
	return new URLSearchParams(pairs.map(([name = "", value = ""]) => [name, value])).toString();
}

const RAW_ENDS = [
	"",
	"&_=1",
	"&_=1&_=2",
	"&%",
	"&=%00",
	"&page=%00",
	"&page=1e308",
	"&limit=1&limit=2",
	"&id=%ED%A0%80",
	"&a[b]=1",
];

/** Queries of a reading operation. */
function hostileQuery(url: string, names: readonly string[], samples: Samples): fc.Arbitrary<SentRequest> {
	const parameters = mostlyTaken(names, { sample: (name) => parameterFor(name, samples), spoil: hostileParameter });
	return fc
		.tuple(parameters, fc.oneof({ weight: 3, arbitrary: fc.constant("") }, fc.constantFrom(...RAW_ENDS)))
		.map(([query, end]) => ({ name: url, method: "GET", url: `${url}?${queryString(query)}${end}` }));
}

/** Bodies of an operation: mostly what it takes, spoilt in a place or two. */
function hostileBody(url: string, names: readonly string[], samples: Samples): fc.Arbitrary<SentRequest> {
	const spoilt = mostlyTaken(names, { sample: (name) => fc.constantFrom(...(samples[name] ?? ["x"])), spoil: hostile });
	const deeper = fc.record(Object.fromEntries(names.map((name) => [name, valuesFor(name, samples)])));
	const body = fc.oneof({ weight: 4, arbitrary: spoilt }, { weight: 3, arbitrary: deeper }, hostile);
	const headers = { "content-type": "application/json" };
	return body.map((value) => ({ name: url, method: "POST", url, headers, payload: JSON.stringify(value) }));
}

/** Requests to an operation. */
export function hostileCall(operation: OperationName, samples: Samples): fc.Arbitrary<SentRequest> {
	const { method, path } = OPERATIONS[operation];
	const hostileOf = method === "GET" ? hostileQuery : hostileBody;
	return hostileOf(`/${path}`, hostileParametersOf(operation), samples);
}

/** Requests to a call of the administration. */
export function hostileAdminCall(
	{ method, path, body, query }: AdminRoute,
	samples: Samples,
): fc.Arbitrary<SentRequest> {
	const names = namesIn(method === "GET" ? query : body);
	const hostileOf = method === "GET" ? hostileQuery : hostileBody;
	const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(samples.id ?? ["x"])).map(String) }, hostileText);
	return id
		.map((text) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(text.toWellFormed())))
		.chain((url) => hostileOf(url, names, samples));
}

const namesIn = (schema: object | null | undefined): string[] =>
	schema && "properties" in schema && typeof schema.properties === "object" ? Object.keys(schema.properties ?? {}) : [];
