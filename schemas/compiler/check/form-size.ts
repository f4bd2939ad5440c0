import { asObject, isObject, type JsonObject } from "../../json/json.ts";
import { schemasInside } from "../../json/schema-walk.ts";

/**
 * How many schemas a form's schema becomes when every reference is followed, as rendering it does: definitions that each
 * use the next one twice double at every step. What contains itself counts once, for it opens one level at a time.
 */
export function unfoldedSize(root: JsonObject): number {
	const definitions = asObject(root.$defs);
	const sizes = new Map<string, number>();
	const ofDefinition = (name: string): number => {
		const known = sizes.get(name);
		if (known !== undefined) return known;
		sizes.set(name, 1);
		const own = definitions[name];
		const size = isObject(own) ? sizeOf(own) : 1;
		sizes.set(name, size);
		return size;
	};
	const sizeOf = (schema: JsonObject): number => {
		const { $defs: _apart, $ref, ...own } = schema;
		const inside = schemasInside({ schema: own, at: [] }).reduce((sum, one) => sum + sizeOf(one.schema), 1);
		return typeof $ref === "string" ? inside + ofDefinition($ref.replace("#/$defs/", "")) : inside;
	};
	return sizeOf(root);
}
