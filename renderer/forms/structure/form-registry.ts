import {
	createSchemaUtils,
	englishStringTranslator,
	type Registry,
	type RJSFSchema,
	type SchemaUtilsType,
} from "@rjsf/utils";
import { isObject } from "../../../schemas/json/json.ts";
import { mergeAllOf } from "../../../schemas/json/merge-all-of.ts";
import { DEFAULTS } from "../model/first-values.ts";
import { branchValidator } from "./branch-validator.ts";
import { formParts } from "./form-parts.ts";

const propertyOf = ({ properties }: RJSFSchema, name: string): RJSFSchema | undefined => {
	const own = properties?.[name];
	return isObject(own) ? own : undefined;
};

/** One value under another alternative; undefined where it asks for something else. */
function retained(utils: SchemaUtilsType, next: RJSFSchema, previous: RJSFSchema, value: unknown): unknown {
	if (previous.type !== undefined && previous.type !== next.type) return undefined;
	if (next.type === "object") return retainedValues(utils, next, previous, value);
	if (next.const !== undefined) return previous.const === value || next.const === value ? next.const : undefined;
	if (Array.isArray(next.enum) && !next.enum.some((one) => one === value)) return undefined;
	return next.default !== undefined && previous.default === value ? next.default : value;
}

/**
 * What stays of the values to one alternative when another is chosen: those that both ask, under one name and for one
 * type. Only what is answered is looked at; rjsf's own `sanitizeDataForNewSchema` goes through the whole schema, and
 * through one that contains itself for ever.
 */
export function retainedValues(
	utils: SchemaUtilsType,
	next: RJSFSchema,
	previous: RJSFSchema,
	values: unknown,
): unknown {
	if (!isObject(values) || next.properties === undefined) return undefined;
	const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
		const to = propertyOf(next, name);
		const from = propertyOf(previous, name);
		if (to === undefined) return [name, from === undefined ? value : undefined];
		return [name, retained(utils, utils.retrieveSchema(to, value), utils.retrieveSchema(from ?? {}, value), value)];
	});
	return Object.fromEntries(entries);
}

function schemaUtilsOf(schema: RJSFSchema): SchemaUtilsType {
	const utils = createSchemaUtils(branchValidator, schema, DEFAULTS, mergeAllOf);
	const sanitizeDataForNewSchema: SchemaUtilsType["sanitizeDataForNewSchema"] = (next, previous, values) =>
		retainedValues(utils, next ?? {}, previous ?? {}, values);
	return Object.assign(utils, { sanitizeDataForNewSchema });
}

/**
 * Everything rjsf needs to turn a schema into fields. Its Form component is left out: it owns the values, validates
 * and lists errors, which the form host does itself, and it brings the whole default theme with it.
 */
export function createFormRegistry(schema: RJSFSchema): Registry {
	return {
		...formParts,
		rootSchema: schema,
		formContext: {},
		schemaUtils: schemaUtilsOf(schema),
		translateString: englishStringTranslator,
		globalFormOptions: { idPrefix: "answer", idSeparator: "/" },
	};
}
