import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { AnswersBlock } from "./AnswersBlock.tsx";

afterEach(cleanup);

describe("answers", () => {
	it("are said in the reader's language: dates, files and what the form worded", async () => {
		const answers = [
			{ name: "/since", label: "Since when?", value: "2026-11-20", text: "2026-11-20" },
			{ name: "/photos", label: "Photos", value: ["u1"], text: "Files: 1" },
		];
		const { container } = await renderBlockAlone(
			AnswersBlock,
			{ type: "answers", list: "/result/answers" },
			{ scope: { result: { answers } } },
		);
		const values = [...container.querySelectorAll("dl dd")].map(({ textContent }) => textContent);
		expect(values).toEqual(["Nov 20, 2026", "Files: 1"]);
	});
});
