import { expect, it } from "vitest";
import { waitingRoom } from "./lane.ts";

const LIMITS = { connections: 10, statementTimeout: null, timeoutMs: 2_000, workMem: null };

it("lets a crowd that comes at once wait, and tells most to come again once somebody has always waited for two seconds", () => {
	let time = 0;
	const hasRoom = waitingRoom({ ...LIMITS, sheds: true }, () => time);
	expect([hasRoom(0), hasRoom(999), hasRoom(1_000)]).toEqual([true, true, false]);
	time = 2_001;
	expect([hasRoom(999), hasRoom(100), hasRoom(99)]).toEqual([false, false, true]);
	// Nobody waited for a moment: what comes then is a crowd of its own.
	expect([hasRoom(0), hasRoom(999)]).toEqual([true, true]);
});

it("lets filing wait however long others have", () => {
	let time = 0;
	const hasRoom = waitingRoom(LIMITS, () => time);
	hasRoom(1);
	time = 60_000;
	expect([hasRoom(999), hasRoom(1_000)]).toEqual([true, false]);
});
