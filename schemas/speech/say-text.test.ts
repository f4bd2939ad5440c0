import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { sayText } from "./say-text.ts";
import { createSpeaker } from "./speaker.ts";

const source = "{form, select, road_damage {A damaged road} other {Something else}}";
const speaker = createSpeaker({ locale: "en-US", messages: { [source]: compileMessageOrThrow(source) } });
const said = (form: string) =>
	sayText({ text: source, values: { form: { bind: "/item/form" } } }, { item: { form } }, speaker);

describe("a select in a text", () => {
	it("tells ids with hyphens apart, for which ICU takes an underscore", () => {
		expect(said("road-damage")).toBe("A damaged road");
		expect(said("noise")).toBe("Something else");
	});
});
