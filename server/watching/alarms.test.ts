import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ALARMS, type Alarm, alarmsIn } from "./alarms.ts";

const RULES = readFileSync(join(import.meta.dirname, "../../docs/monitoring/alarms.yml"), "utf8");

/** The alarm as Prometheus writes it, numbers as products worked out. */
function expressionOf({ figure, labels, bound }: Alarm): string {
	const chosen = labels ? `{${Object.entries(labels).map(([name, value]) => `${name}="${value}"`)}}` : "";
	if ("under" in bound) return `${figure}${chosen} < ${bound.under}`;
	if ("of" in bound) return `${figure}${chosen} >= floor(${bound.atLeast} * ${bound.of})`;
	return `${figure}${chosen} > ${bound.over}`;
}

/** The expressions of a rule, which "or" parts. */
function rulesOf(alarm: string): string[] {
	const [, expression = ""] = new RegExp(`alert: ${alarm}\\n\\s+expr: (.*)`).exec(RULES) ?? [];
	return expression.split(" or ").map((one) => one.replace("2e9", "2000000000").replace("2 * 86400", "172800"));
}

it.each(ALARMS)("$alarm over $figure is what Prometheus is told, too", (alarm) => {
	expect(rulesOf(alarm.alarm)).toContain(expressionOf(alarm));
});

const value = (name: string, value: number, labels = {}) => ({ name, labels, value });

it("names the values that are over, under, or at their part of another", () => {
	const late = value("portico_job_late_seconds", 1_801, { job: "clocks" });
	const full = value("portico_disk_free_bytes", 1e9);
	const sms = [value("portico_sms_sent", 80), value("portico_sms_budget", 100)];
	const found = alarmsIn([late, full, ...sms]);
	expect(found.map(({ alarm, labels }) => [alarm, labels])).toEqual([
		["PorticoJobLate", { job: "clocks" }],
		["PorticoDiskFull", {}],
		["PorticoSmsBudget", {}],
	]);
});

it("is told that codes are refused where the budget is no round number, and not before", () => {
	const of = (sent: number) => alarmsIn([value("portico_sms_sent", sent), value("portico_sms_budget", 6)]);
	expect([of(3), of(4)].map((found) => found.length)).toEqual([0, 1]);
});

it("is silent at the limits, about other labels, and about a part of what is not known", () => {
	const values = [
		value("portico_job_late_seconds", 1_800),
		value("portico_connections", 5, { lane: "filing", state: "busy" }),
		value("portico_sms_sent", 1_000),
	];
	expect(alarmsIn(values)).toEqual([]);
});
