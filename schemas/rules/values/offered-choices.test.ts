import { expect, it } from "vitest";
import type { FormDocument } from "../../types.gen.ts";
import { choiceRules } from "./offered-choices.ts";
import { withFieldRules } from "./with-field-rules.ts";

const rows = { type: "array", items: { type: "object", properties: { seat: { enum: ["window", "aisle"] } } } };

const form: FormDocument = {
	kind: "form",
	id: "trip",
	title: "Trip",
	schema: { type: "object", properties: { by: { enum: ["bus", "boat"] }, days: { type: "array" }, rows } },
	fields: {
		"/by": {
			choices: [
				{ value: "bus", label: "By bus" },
				{ value: "boat", label: "By boat", when: { "/form/season": { const: "summer" } } },
			],
		},
		"/days": { choices: [{ value: "su", label: "Sunday", when: { "/form/season": { const: "summer" } } }] },
		"/rows/*/seat": { choices: [{ value: "window", label: "Window", when: { "/item/age": { minimum: 6 } } }] },
	},
	submit: { operation: "messagesIndex", label: "Send", body: {} },
};

const validate = withFieldRules(() => true, { visible: [], required: [], offered: choiceRules(form, "when") });

const refused = (data: object) => (validate(data) ? [] : (validate.errors ?? []).map((error) => error.instancePath));

it("refuses a choice whose condition does not hold, as one that the schema does not list", () => {
	expect(refused({ by: "boat", season: "winter" })).toEqual(["/by"]);
	expect(validate.errors?.[0]?.keyword).toBe("enum");
	expect(refused({ by: "boat", season: "summer" })).toEqual([]);
	expect(refused({ by: "bus" })).toEqual([]);
});

it("looks among all that was chosen of a list, and at each row by itself", () => {
	expect(refused({ days: ["mo", "su"], season: "winter" })).toEqual(["/days"]);
	expect(
		refused({
			rows: [
				{ age: 7, seat: "window" },
				{ age: 3, seat: "window" },
			],
		}),
	).toEqual(["/rows/1/seat"]);
});
