import { expect, it } from "vitest";
import { timesProblems, timesSent } from "./PublishTimes.tsx";

const TIMES = { at: "2026-11-28T08:00", until: "2026-11-29T08:00" };

it("sends what is typed as the clock of the portal says it, not as the reader's does", () => {
	expect(timesSent(TIMES, "Asia/Shanghai")).toEqual({
		at: "2026-11-28T00:00:00.000Z",
		until: "2026-11-29T00:00:00.000Z",
	});
	expect(timesSent({ at: "", until: "" }, "Asia/Shanghai")).toEqual({});
});

it("knows by that clock what has passed", () => {
	const now = Date.parse("2026-11-28T04:00:00Z");
	expect(timesProblems(TIMES, now, "Asia/Shanghai")).toEqual({ at: "This time has passed." });
	expect(timesProblems(TIMES, now, "America/New_York")).toEqual({});
	const never = { at: "2026-11-29T08:00", until: "2026-11-29T08:00" };
	expect(timesProblems(never, now, "Asia/Shanghai")).toEqual({ until: "It has to end after it begins." });
});
