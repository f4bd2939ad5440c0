import { expect, it } from "vitest";
import { smsAlarm } from "./budget.ts";

it("says that the budget runs out once in ten minutes, and nothing while it does not", () => {
	const lines: string[] = [];
	let now = 0;
	const alarm = smsAlarm(
		(line) => void lines.push(line),
		() => now,
	);
	const use = { sent: 8, most: 10, alarm: true, closes_at: "2026-11-23T09:00:00.000Z" };
	alarm({ ...use, sent: 3, alarm: false });
	expect(lines).toEqual([]);
	alarm(use);
	alarm({ ...use, sent: 9 });
	now += 11 * 60_000;
	alarm({ ...use, sent: 10 });
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatch(/^\[sms-budget\] 8 of 10 short messages/);
});
