import fc from "fast-check";
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { chance, type Draw, maybe, number } from "./draw.ts";
import { condition, fieldOptions, pointersOf } from "./field-options.ts";
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

function rootSchema(draw: Draw): JsonObject {
	const definitions = ["one", "two"].slice(0, number(draw, 0, 2));
	const room = { depth: number(draw, 1, 3), definitions };
	const $defs = Object.fromEntries(definitions.map((name) => [name, schema(draw, { depth: 1, definitions })]));
	return withTitles({
		...maybe(draw, 5, () => ({ $schema: "https://json-schema.org/draft/2020-12/schema" })),
		...objectSchema(draw, room, 5),
		...(definitions.length > 0 && { $defs }),
	});
}

function steps(draw: Draw, { properties }: JsonObject, pointers: readonly string[]): Pick<FormDocument, "steps"> {
	const names = Object.keys(asObject(properties));
	const cut = number(draw, 1, names.length);
	const first = { id: "step-0", title: "First step", fields: names.slice(0, cut) };
	const second = { id: "step-1", title: "Second step", fields: names.slice(cut) };
	if (second.fields.length === 0) return { steps: [first] };
	return { steps: [first, { ...second, ...(chance(draw, 40) && { when: condition(draw, pointers) }) }] };
}

function form(draw: Draw): FormDocument {
	const answers = rootSchema(draw);
	const pointers = pointersOf(answers);
	return {
		kind: "form",
		id: "drawn",
		title: "Drawn form",
		schema: answers,
		fields: fieldOptions(draw, answers),
		...(chance(draw, 25) && steps(draw, answers, pointers)),
		...(chance(draw, 15) && {
			stops: [{ when: condition(draw, pointers), title: "Stop here", text: "Go elsewhere." }],
		}),
		...(chance(draw, 10) && { description: "What this is for." }),
		...(chance(draw, 5) && { anonymous_when: condition(draw, pointers) }),
		...(chance(draw, 5) && { draft: false }),
		...(chance(draw, 20) && { review: true }),
		submit: { operation: "messagesIndex", label: "Send", body: BODY },
	};
}

/** Form documents that satisfy the meta-schema, over the whole of JSON Schema 2020-12; not all of them compile. */
export const formArbitrary: fc.Arbitrary<FormDocument> = fc
	// A stream of draws alone takes nothing from the source of chance: filtered, it would give the same form for ever.
	.tuple(fc.integer(), fc.gen())
	.map(([, draw]) => form(draw));
