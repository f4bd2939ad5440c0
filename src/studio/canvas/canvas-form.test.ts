import { expect, it } from "vitest";
import { canvasForm } from "./canvas-form.ts";

it("draws a text that is made of answers with dots for what is put in", () => {
	const form = {
		kind: "form",
		id: "a",
		title: "A",
		schema: { type: "object", properties: { title: { type: "string", title: "Title" } } },
		fields: {
			"/title": {
				widget: "static",
				computed: {
					text: "{kind, select, bar {A bar} other {}} at {street}, since it opened",
					values: { kind: { bind: "/form/kind" }, street: { bind: "/form/street" } },
				},
			},
		},
		submit: { operation: "messagesIndex", label: "Send" },
	};
	const drawn = canvasForm(form, ["title"]);
	expect(drawn?.document.fields?.["/title"]?.computed).toBe("… at …, since it opened");
});
