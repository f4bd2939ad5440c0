import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { asArray, asObject, isObject, type JsonObject } from "../../schemas/json/json.ts";
import config from "../../schemas/stores/config.schema.json" with { type: "json" };
import preferences from "../../schemas/stores/preferences.schema.json" with { type: "json" };
import user from "../../schemas/stores/user.schema.json" with { type: "json" };
import { createConfigStore } from "./config-store.ts";
import { memoryEnvironment } from "./memory-environment.ts";
import { createPreferencesStore } from "./preferences-store.ts";
import { createUserStore } from "./user-store.ts";

const SCHEMAS = { config, user, preferences };

type Name = keyof typeof SCHEMAS;

const NAMES: readonly Name[] = ["config", "user", "preferences"];

const STATE_OF: Readonly<Record<Name, (content: Record<string, string>) => unknown>> = {
	config: (content) => createConfigStore(memoryEnvironment(content)).snapshot(),
	user: (content) => createUserStore(memoryEnvironment(content)).snapshot(),
	preferences: (content) => createPreferencesStore(memoryEnvironment(content)).snapshot(),
};

/** What a store's state is that finds a value in local storage. */
const stateFrom = (name: Name, value: unknown) => STATE_OF[name]({ [name]: JSON.stringify(value) });

/** Values of other types than most members ask for, and a word that no list of words has. */
const STRANGE = [null, true, 7, "sepia", [], {}] as const;

const OF_TYPE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
	string: fc.string(),
	boolean: fc.boolean(),
	array: fc.array(fc.string()),
	null: fc.constant(null),
};

/** Values that a schema of a state admits. */
function valuesOf(schema: JsonObject): fc.Arbitrary<unknown> {
	if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
	if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
	if (schema.type !== "object") return OF_TYPE[String(schema.type)] ?? fc.constant(undefined);
	const members = Object.entries(asObject(schema.properties)).map(([key, one]) => [key, valuesOf(asObject(one))]);
	const required = asArray(schema.required);
	const least = (whole: object) => Object.fromEntries(Object.entries(whole).filter(([key]) => required.includes(key)));
	return fc
		.tuple(fc.record(Object.fromEntries(members)), fc.boolean())
		.map(([whole, isWhole]) => (isWhole ? whole : least(whole)));
}

/** A value, and each that one change within makes of it: a member that is absent, or of another type. */
function changed(value: unknown): unknown[] {
	if (!isObject(value)) return [...STRANGE];
	const within = Object.entries(value).flatMap(([key, own]) => {
		const { [key]: _, ...rest } = value;
		return [rest, ...changed(own).map((other) => ({ ...value, [key]: other }))];
	});
	return [...STRANGE, ...within];
}

it.each(NAMES)("the store %s takes what its schema admits from local storage, and nothing else", (name) => {
	const admits = new Ajv2020({ allowUnionTypes: true, strictTypes: false }).compile(SCHEMAS[name]);
	const initial = stateFrom(name, null);
	const judged = { taken: 0, refused: 0 };
	fc.assert(
		fc.property(valuesOf(SCHEMAS[name]), (sound) => {
			expect(admits(sound)).toBe(true);
			for (const value of [sound, ...changed(sound)]) {
				const isTaken = admits(value);
				judged[isTaken ? "taken" : "refused"] += 1;
				expect(stateFrom(name, value)).toEqual(isTaken ? value : initial);
			}
		}),
		{ numRuns: 60 },
	);
	expect(Math.min(judged.taken, judged.refused)).toBeGreaterThan(60);
});
