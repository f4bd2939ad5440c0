import { describe, expect, it } from "vitest";
import { intlFormats } from "./intl-formats.ts";
import { createTranslator } from "./translator.ts";

describe("formats", () => {
	it("are made once per locale and time zone", () => {
		expect(intlFormats("en-US")).toBe(intlFormats("en-US"));
		expect(intlFormats("en-US", "UTC")).not.toBe(intlFormats("en-US"));
	});

	it("say how long ago in the largest whole unit", () => {
		const { relative } = intlFormats("en-US");
		const now = new Date("2026-11-21T12:00:00Z");
		expect(relative(new Date("2026-11-21T11:57:10Z"), now)).toBe("2 minutes ago");
		expect(relative(new Date("2026-11-20T11:00:00Z"), now)).toBe("yesterday");
		expect(relative(new Date("2026-11-21T12:00:00Z"), now)).toBe("now");
	});

	it("count days by the calendar of the time zone", () => {
		const now = new Date("2026-11-28T09:00:00Z");
		const shanghai = intlFormats("zh-CN", "Asia/Shanghai");
		expect(shanghai.relative(new Date("2026-11-30T08:00:00Z"), now)).toBe("后天");
		expect(shanghai.relative(new Date("2026-11-30T17:00:00Z"), now)).toBe("3天后");
		expect(shanghai.relative(new Date("2026-11-26T10:00:00Z"), now)).toBe("前天");
		expect(intlFormats("en-US", "UTC").relative(new Date("2026-11-30T17:00:00Z"), now)).toBe("in 2 days");
	});

	it.each(["Pacific/Kiritimati", "Asia/Shanghai", "UTC", "Pacific/Niue"])(
		"keep a bare day on its day in %s",
		(timeZone) => {
			const { format } = createTranslator({ locale: "en-US", timeZone });
			expect(format("2026-01-01", "date")).toBe("Jan 1, 2026");
			expect(format("2026-01-01", "month")).toBe("Jan 2026");
			expect(format("2026-01", "month")).toBe("Jan 2026");
		},
	);

	it("say an instant's month as that of its day", () => {
		const { format } = createTranslator({ locale: "en-US", timeZone: "Asia/Shanghai" });
		expect(format("2025-12-31T20:00:00Z", "month")).toBe("Jan 2026");
	});

	it("read nothing as a day that is none", () => {
		const { dateOf } = intlFormats("en-US");
		expect(dateOf("not a date")).toBeUndefined();
		expect(dateOf("2026-13-45")).toBeUndefined();
	});

	it("say times in the given time zone", () => {
		const { format } = createTranslator({ locale: "zh-CN", timeZone: "Asia/Shanghai" });
		expect(format("2026-11-21T18:30:00Z", "datetime")).toBe("2026年11月22日 02:30");
	});

	it("take a percent as a fraction", () => {
		const { format } = createTranslator({ locale: "en-US" });
		expect(format(0.256, "percent")).toBe("25.6%");
		expect(format(null, "number")).toBe("");
		expect(format(true, "text")).toBe("Yes");
	});
});
