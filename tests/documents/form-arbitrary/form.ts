import fc from "fast-check";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import type { Block, FormDocument } from "../../../schemas/types.gen.ts";
import { condition } from "./condition.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";
import { fieldOptions, pointersOf } from "./field-options.ts";
import { leafSchema } from "./leaf-schema.ts";
import { objectSchema, schema } from "./schema.ts";
import { withTitles } from "./titles.ts";

const BODY: FormDocument["submit"]["body"] = {
	form: { bind: "/submission/form" },
	form_hash: { bind: "/submission/form_hash" },
	release: { bind: "/submission/release" },
	data: { bind: "/form" },
	attachments: { bind: "/submission/attachments" },
	idempotency_key: { bind: "/submission/idempotency_key" },
};

const leafOnly = (draw: Draw) => leafSchema(draw);

/** Mostly of several questions: what is nothing but a reference may lead in a circle. */
const definition = (draw: Draw, definitions: readonly string[]) =>
	(chance(draw, 70) ? objectSchema : chance(draw, 80) ? leafOnly : schema)(draw, { depth: 1, definitions });

function rootSchema(draw: Draw): JsonObject {
	const definitions = ["one", "two"].slice(0, number(draw, 0, 2));
	const room = { depth: number(draw, 1, 3), definitions };
	const $defs = Object.fromEntries(definitions.map((name) => [name, definition(draw, definitions)]));
	return withTitles({
		...maybe(draw, 5, () => ({ $schema: "https://json-schema.org/draft/2020-12/schema" })),
		...objectSchema(draw, room, 5),
		...(definitions.length > 0 && { $defs }),
	});
}

type Step = NonNullable<FormDocument["steps"]>[number];

/** The form's questions one page after the other, some pages only while a condition holds. */
function steps(draw: Draw, root: JsonObject, pointers: readonly string[]): FormDocument["steps"] {
	const names = pointers.map(pointerTokens).flatMap(([name = "", ...inner]) => (inner.length > 0 ? [] : [name]));
	const step = (index: number, fields: string[]): Step => ({
		id: `step-${index}`,
		title: `Step ${index}`,
		fields,
		...(index > 0 && chance(draw, 40) && { when: condition(draw, root, pointers) }),
		...(chance(draw, 20) && { description: "What this step is for." }),
	});
	const cuts = [number(draw, 1, names.length), number(draw, 1, names.length)].sort((a, b) => a - b);
	const [first = names.length, second = names.length] = cuts;
	const later = [names.slice(first, second), names.slice(second)].filter((fields) => fields.length > 0);
	return [step(0, names.slice(0, first)), ...later.map((fields, index) => step(index + 1, fields))];
}

type Exit = NonNullable<FormDocument["exits"]>[number];

const stop = (draw: Draw, root: JsonObject, pointers: readonly string[]): Exit => ({
	when: condition(draw, root, pointers),
	title: "Stop here",
	text: "Go elsewhere.",
	...(chance(draw, 40) && { link: { to: "/login" }, link_label: "Go on there" }),
});

const BUTTON: Block = { type: "button", label: "Do it", actions: [{ do: "reload" }] };

/** Cases like the one that two answers describe. */
const similar = (draw: Draw, pointers: readonly string[]): FormDocument["similar"] => ({
	operation: "messagesGetSimilar",
	query: {
		text: {
			bind: `/form${pick(
				draw,
				pointers.filter((pointer) => !pointer.includes("*")),
			)}`,
		},
	},
	list: "/list",
	title: "/title",
	link: { to: "/login", query: { id: { bind: "/item/id" } } },
	...(chance(draw, 50) && { blocks: [BUTTON] }),
});

const after = (draw: Draw): FormDocument["after"] => ({
	...(chance(draw, 50) && { actions: [{ do: "reload" }] }),
	...(chance(draw, 50) && { blocks: [BUTTON] }),
	...(chance(draw, 50) && { again: "Once more" }),
	...(chance(draw, 30) && { renewable: chance(draw, 50) }),
});

/** What a form says beside its questions, each part in some of the forms. */
const surroundings = (draw: Draw, values: JsonObject, pointers: readonly string[]): Partial<FormDocument> => ({
	...(chance(draw, 30) && { steps: steps(draw, values, pointers) }),
	...(chance(draw, 15) && { exits: [stop(draw, values, pointers)] }),
	...(chance(draw, 5) && { open: { from: "2020-01-01", until: "2199-12-31T17:00" } }),
	...(chance(draw, 10) && { description: "What this is for." }),
	...(chance(draw, 8) && { auth: pick(draw, ["none", "required"]) }),
	...(chance(draw, 5) && { anonymous_when: condition(draw, values, pointers) }),
	...(chance(draw, 5) && { draft: false }),
	...(chance(draw, 20) && { review: true }),
	...(chance(draw, 10) && { similar: similar(draw, pointers) }),
	...(chance(draw, 15) && { after: after(draw) }),
	...(chance(draw, 5) && { formerly: ["drawn-before"] }),
});

/** What every form that files cases asks, and nobody sees here. */
const CATEGORY = { type: "string", title: "Category", enum: ["lighting"], default: "lighting" };

const withCategory = (values: JsonObject): JsonObject => ({
	...values,
	properties: { ...asObject(values.properties), category: CATEGORY },
	required: [...asArray(values.required), "category"],
});

function form(draw: Draw): FormDocument {
	const values = rootSchema(draw);
	return {
		kind: "form",
		id: "drawn",
		title: "Drawn form",
		schema: withCategory(values),
		fields: { ...fieldOptions(draw, values), "/category": { widget: "hidden" } },
		...surroundings(draw, values, pointersOf(values)),
		submit: { operation: "messagesIndex", label: "Send", body: BODY },
	};
}

/** Form documents that satisfy the meta-schema, over the whole of JSON Schema 2020-12; not all of them compile. */
export const formArbitrary: fc.Arbitrary<FormDocument> = fc
	// A stream of draws alone takes nothing from the source of chance: filtered, it would give the same form for ever.
	.tuple(fc.integer(), fc.gen())
	.map(([, draw]) => form(draw));
