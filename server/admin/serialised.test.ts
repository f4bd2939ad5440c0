import { describe, expect, it } from "vitest";
import { isObject } from "../../schemas/json/json.ts";
import { OPERATION_NAMES } from "../routes/mount.ts";
import { SHARED_SCHEMAS, schemaOf } from "../wire/api-schemas.ts";
import { ADMIN_ROUTES } from "./registry.ts";

/** Where a schema describes objects without saying what becomes of members that it does not name: they would be cut. */
function unsaidIn(schema: unknown, path = ""): string[] {
	if (Array.isArray(schema)) return schema.flatMap((one, index) => unsaidIn(one, `${path}/${index}`));
	if (!isObject(schema)) return [];
	const isUnsaid = schema.type === "object" && typeof schema.additionalProperties === "undefined";
	const below = Object.entries(schema).flatMap(([key, value]) => unsaidIn(value, `${path}/${key}`));
	return isUnsaid ? [path, ...below] : below;
}

describe("what is serialised by a schema", () => {
	const described = [
		...SHARED_SCHEMAS.map((schema) => [String(schema.$id), schema] as const),
		...OPERATION_NAMES.map((name) => [name, schemaOf(name).response] as const),
		...ADMIN_ROUTES.map(({ method, path, response }) => [`${method} ${path}`, response] as const),
	];

	it.each(described)("%s says of each object whether it has more members than those named", (_name, schema) => {
		expect(unsaidIn(schema)).toEqual([]);
	});

	it("is every response of the administration that is no file", () => {
		const isFile = (path: string) => /[./](csv|xlsx|archive)$/.test(path);
		const bare = ADMIN_ROUTES.filter(({ path, response }) => response === undefined && !isFile(path));
		expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
	});

	it("would be told of an object that does not say so", () => {
		expect(unsaidIn({ type: "object", properties: { a: { type: "object" } }, additionalProperties: false })).toEqual([
			"/properties/a",
		]);
	});
});
