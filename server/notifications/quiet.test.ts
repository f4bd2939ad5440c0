import { expect, it } from "vitest";
import { peaceUntil, quietUntil } from "./quiet.ts";

const ZONE = "Asia/Shanghai";
const NIGHT = { from: "21:00", until: "08:00" };
const at = (local: string) => new Date(`2026-11-23T${local}:30+08:00`);

it("ends quiet hours at their end, over midnight too, by the portal's clocks", () => {
	expect(quietUntil(at("22:10"), NIGHT, ZONE)?.toISOString()).toBe("2026-11-24T00:00:00.000Z");
	expect(quietUntil(at("07:59"), NIGHT, ZONE)?.toISOString()).toBe("2026-11-23T00:00:00.000Z");
	expect(quietUntil(at("21:00"), NIGHT, ZONE)).not.toBeNull();
	expect(quietUntil(at("08:00"), NIGHT, ZONE)).toBeNull();
	expect(quietUntil(at("20:59"), NIGHT, ZONE)).toBeNull();
	expect(quietUntil(at("12:10"), { from: "12:00", until: "14:00" }, ZONE)?.toISOString()).toBe(
		"2026-11-23T06:00:00.000Z",
	);
});

it("is never quiet where it starts and ends at one time", () => {
	expect(quietUntil(at("09:00"), { from: "09:00", until: "09:00" }, ZONE)).toBeNull();
});

it("goes on where one's own quiet hours begin before the portal's end", () => {
	const own = { from: "07:30", until: "09:30" };
	expect(peaceUntil(at("23:00"), [NIGHT, own], ZONE)?.toISOString()).toBe("2026-11-24T01:30:00.000Z");
	expect(peaceUntil(at("12:00"), [NIGHT, own], ZONE)).toBeNull();
});
