import { isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { alternatives, type Resolve, schemasUnder, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { ValidatorError } from "../values/validator-runtime.ts";

/** Keywords that only repeat, or sum up, what other errors say. */
const ECHOES: ReadonlySet<string> = new Set(["if", "propertyNames", "discriminator"]);
const UNIONS: ReadonlySet<string> = new Set(["anyOf", "oneOf"]);

/** A validator's errors without the echoes, and of a failed union only what the branch that was meant says. */
export function relevantErrors(errors: readonly ValidatorError[]): ValidatorError[] {
	const text = errors.filter(({ keyword }) => !ECHOES.has(keyword));
	const unions = text.filter(({ keyword }) => UNIONS.has(keyword));
	const sought = text.filter(({ keyword }) => keyword === "contains");
	const dropped = new Set([
		...unions.flatMap((union) => besideThePoint(union, text, deeperThan(union, unions))),
		...sought.flatMap((list) => inside(list, text)),
	]);
	return text.filter((error) => !dropped.has(error));
}

/**
 * What is said of the parts of a rule, of the value that the rule is about: another row may break it too. Of a list
 * that lacks an entry no single entry is wrong.
 */
const inside = ({ schemaPath, instancePath }: ValidatorError, errors: readonly ValidatorError[]) =>
	errors.filter(
		(error) => error.schemaPath.startsWith(`${schemaPath}/`) && `${error.instancePath}/`.startsWith(`${instancePath}/`),
	);

/** The same union further down, where a definition contains itself: what is said there stands at the same schema. */
const deeperThan = ({ schemaPath, instancePath }: ValidatorError, unions: readonly ValidatorError[]) =>
	unions.filter((one) => one.schemaPath === schemaPath && one.instancePath.startsWith(`${instancePath}/`));

/**
 * What of a failed union is not worth saying: all branches but the meant one, or all of them where none was. Where only
 * the same union further down failed, that is what there is to say.
 */
function besideThePoint(
	union: ValidatorError,
	errors: readonly ValidatorError[],
	deeper: readonly ValidatorError[],
): ValidatorError[] {
	const prefix = `${union.schemaPath}/`;
	const theirs = new Set(deeper.flatMap((one) => inside(one, errors)));
	const parts = inside(union, errors).filter((error) => !theirs.has(error));
	const branches = Map.groupBy(parts, (error) => error.schemaPath.slice(prefix.length).split("/")[0]);
	const meant = [...branches.values()]
		.filter((branch) => branch.every((error) => !isWrongBranch(error, union)))
		.sort((a, b) => a.length - b.length)[0];
	if (!meant) return deeper.length > 0 ? [union, ...parts] : parts;
	return [union, ...parts.filter((error) => !meant.includes(error))];
}

/** A branch was not meant when what distinguishes branches does not fit: a constant, or the type of the whole. */
const isWrongBranch = (error: ValidatorError, union: ValidatorError) =>
	error.keyword === "const" || (error.keyword === "type" && error.instancePath === union.instancePath);

/** The same errors in the order in which their fields stand in the form. */
export function inFieldOrder<E extends { pointer: string }>(errors: readonly E[], form: FormDocument): E[] {
	const steps = (form.steps ?? []).flatMap((step) => step.fields);
	const orderAt = orderIn(form.schema, steps);
	const keyed = errors.map((error) => ({ error, key: orderAt(error.pointer) }));
	return keyed.sort((a, b) => compare(a.key, b.key)).map(({ error }) => error);
}

/**
 * For each token of a pointer, its place among its siblings. The form's own fields, which may be many, are counted
 * once.
 */
function orderIn(schema: JsonObject, steps: readonly string[]): (pointer: string) => number[] {
	const resolve = within(schema);
	const names = steps.length > 0 ? steps : propertyNames(schema);
	const places = new Map(names.map((name, index) => [name, index]));
	return (pointer) => {
		let schemas: JsonObject[] = [schema];
		return pointerTokens(pointer).map((token, depth) => {
			const place = depth === 0 ? places.get(token) : placeAmong(schemas, token, resolve);
			schemas = schemas.flatMap((one) => schemasUnder(one, token, resolve)).slice(0, 50);
			return place ?? (/^\d+$/.test(token) ? Number(token) : Number.MAX_SAFE_INTEGER);
		});
	};
}

/** After a schema's own fields come those of its alternatives, each in the order of the alternative that asks it. */
function placeAmong(schemas: readonly JsonObject[], token: string, resolve: Resolve): number | undefined {
	const own = schemas.flatMap(propertyNames);
	if (own.includes(token)) return own.indexOf(token);
	const parts = schemas.flatMap((one) => alternatives(one, resolve)).map(propertyNames);
	const index = parts.find((names) => names.includes(token))?.indexOf(token);
	return index === undefined ? undefined : own.length + index;
}

const propertyNames = ({ properties }: JsonObject) => (isObject(properties) ? Object.keys(properties) : []);

function compare(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, index) => value !== b[index]);
	if (at < 0) return a.length - b.length;
	return (a[at] ?? 0) - (b[at] ?? -1);
}
