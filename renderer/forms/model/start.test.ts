import { expect, it } from "vitest";
import { forgetHandover, handedTo, handOver } from "./start.ts";

const handover = (form: string) => ({ form, values: { title: form }, attachments: {}, dropped: [] });

it("hands values to the form that they are left for, until it has started with them", () => {
	handOver(handover("noise"));
	expect([handedTo("lamps"), handedTo("noise")?.values]).toEqual([undefined, { title: "noise" }]);
	forgetHandover("lamps");
	expect(handedTo("noise")).toBeDefined();
	handOver(handover("lamps"));
	expect([handedTo("noise"), handedTo("lamps")?.values]).toEqual([undefined, { title: "lamps" }]);
	forgetHandover("lamps");
	expect(handedTo("lamps")).toBeUndefined();
});
