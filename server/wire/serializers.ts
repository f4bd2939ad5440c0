import buildCompiler, { type RouteDefinition, type Serializer } from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";
import { isObject } from "../../schemas/json/json.ts";

type BuildSerializer = NonNullable<
	NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>["buildSerializer"]
>;

/** One for each schema: all applications of a process share them. */
const made = new WeakMap<object, Serializer>();

/**
 * Fastify's own compiler of what serialises responses, but each is compiled at its route's first response: all of them take two
 * seconds of processor time, for which each start would wait.
 */
export const buildSerializer: BuildSerializer = (externalSchemas, options) => {
	const compile = buildCompiler()(externalSchemas, options);
	const compiled = (route: RouteDefinition): Serializer => {
		const { schema } = route;
		if (!isObject(schema)) return compile(route);
		const serializer = made.get(schema) ?? compile(route);
		made.set(schema, serializer);
		return serializer;
	};
	return (route) => (data) => compiled(route)(data);
};
