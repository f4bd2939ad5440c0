import { expect, it } from "vitest";
import { takesCoding } from "./content-coding.ts";

it.each([
	["gzip, deflate, br", true],
	["br;q=0.5, gzip;q=0.8", true],
	["gzip;q=0", false],
	["br, gzip;q=0.0", false],
	["xgzip", false],
	["", false],
])("knows whether %j takes gzip: %s", (accepted, takes) => {
	const request = { headers: { "accept-encoding": accepted } };
	expect(takesCoding(request, "gzip")).toBe(takes);
});
