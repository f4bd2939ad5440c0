import { expect, it } from "vitest";
import { filledTemplate } from "./templates.ts";

const answer = {
	name: "/where",
	label: "在哪里？",
	value: "枫树路 3 号",
	text: "枫树路 3 号",
	visibility: "public" as const,
};

it("puts an answer in by its name or by the question in any language, and leaves open what there is not", () => {
	const text = { "zh-CN": "{number}：{answer:在哪里？}、{answer:where}、{answer:谁？}、{nummer}" };
	expect(filledTemplate({ text }, "zh-CN", { number: "7" }, [answer])).toBe(
		"7：枫树路 3 号、枫树路 3 号、{answer:谁？}、{nummer}",
	);
});
