import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALARM_WORDS, figureText, LABEL_WORDS } from "./figure-words.ts";

/** The rules that need more than one look, or more than one server. */
const OF_PROMETHEUS = ["PorticoDown", "PorticoErrors", "PorticoSlow", "PorticoReleases"];

it("has words for every alarm that one look can decide", () => {
	const rules = readFileSync(new URL("../../../docs/monitoring/alarms.yml", import.meta.url), "utf8");
	const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
	expect([...Object.keys(ALARM_WORDS), ...OF_PROMETHEUS].toSorted()).toEqual(alarms.toSorted());
});

it("has words for every channel by which messages leave", () => {
	const registry = readFileSync(new URL("../../../server/notifications/channels/registry.ts", import.meta.url), "utf8");
	const [, names = ""] = /CHANNEL_NAMES.*= \[(.*)\]/.exec(registry) ?? [];
	const channels = [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name);
	expect(channels).toContain("push");
	expect(Object.keys(LABEL_WORDS)).toEqual(expect.arrayContaining(channels));
});

it.each([
	["seconds", 0.05, "50 ms"],
	["seconds", 42, "42 sec"],
	["seconds", 90, "1.5 min"],
	["seconds", 7_200, "2 hr"],
	["seconds", 200_000, "2.3 days"],
	["bytes", 5e6, "5 MB"],
	["bytes", 2.15e10, "21.5 GB"],
	["count", 1_234, "1,234"],
] as const)("says %s of %d as %s", (unit, value, text) => {
	expect(figureText("en-US", unit, value)).toBe(text);
});
