import { expect, it } from "vitest";
import { closedAt, periodFormat } from "./form-period.ts";

const open = { from: "2026-12-01", until: "2026-12-31" };
const at = (moment: string, period: object = open) => closedAt({ open: period }, "Asia/Shanghai", new Date(moment));

it("takes a form for closed until its first day begins, in the portal's time zone", () => {
	expect(at("2026-11-30T15:59:59Z")).toEqual({ why: "early", at: "2026-12-01" });
	expect(at("2026-11-30T16:00:00Z")).toBeNull();
});

it("takes a form for open until its last day is over", () => {
	expect(at("2026-12-31T15:59:59Z")).toBeNull();
	expect(at("2026-12-31T16:00:00Z")).toEqual({ why: "over", at: "2026-12-31" });
});

it("ends to the minute where a time is said, which is told as a moment", () => {
	const closed = at("2026-12-31T09:00:00Z", { until: "2026-12-31T17:00" });
	expect(closed).toEqual({ why: "over", at: "2026-12-31T09:00:00.000Z" });
	expect(closed && periodFormat(closed)).toBe("datetime");
	expect(at("2026-12-31T08:59:59Z", { until: "2026-12-31T17:00" })).toBeNull();
});

it("takes a form without a period for open", () => {
	expect(closedAt({}, "UTC")).toBeNull();
});
