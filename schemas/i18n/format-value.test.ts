import { describe, expect, it } from "vitest";
import { createTranslator } from "./translator.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const { format } = createTranslator({ locale: "zh-CN", messages: { "just now": "刚刚" }, now });

describe("a relative time", () => {
	it("is said without its seconds while it is less than a minute ago, though the clocks differ by a few", () => {
		for (const at of ["2026-11-21T12:00:00Z", "2026-11-21T11:59:01Z", "2026-11-21T12:00:04Z"])
			expect(format(at, "relative")).toBe("刚刚");
	});

	it("is counted from a minute on, and where it is still to come", () => {
		expect(format("2026-11-21T11:58:00Z", "relative")).toBe("2分钟前");
		expect(format("2026-11-21T12:00:30Z", "relative")).toBe("30秒钟后");
	});
});
