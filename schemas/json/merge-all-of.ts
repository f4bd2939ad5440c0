import type { RJSFSchema } from "@rjsf/utils";
import { createComparator, createMerger, createShallowAllOfMerge } from "@x0k/json-schema-merge";
import { createDeduplicator } from "@x0k/json-schema-merge/lib/array";

const { compareSchemaDefinitions, compareSchemaValues } = createComparator();

/** What two lists share, in the order of the longer: the one that the other narrows. */
function shared<Value extends Parameters<typeof compareSchemaValues>[0]>(some: Value[], others: Value[]): Value[] {
	const [listed, narrowing] = others.length > some.length ? [others, some] : [some, others];
	return listed.filter((one) => narrowing.some((other) => compareSchemaValues(one, other) === 0));
}

const { mergeArrayOfSchemaDefinitions } = createMerger({
	intersectJson: shared,
	deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions, { threshold: Number.POSITIVE_INFINITY }),
});

const merge = createShallowAllOfMerge(mergeArrayOfSchemaDefinitions);

/**
 * Makes one schema of a schema and the parts of its `allOf`, for rjsf, whose own way of it sorts choices by their values.
 * Here they stay in the order in which they were written. Throws where the parts exclude each other.
 */
export function mergeAllOf(schema: RJSFSchema): RJSFSchema {
	const merged = merge(schema);
	if (typeof merged === "boolean") throw new Error("The parts of the schema leave no answer.");
	return merged;
}
