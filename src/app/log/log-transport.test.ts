import { afterEach, expect, it, vi } from "vitest";
import { logTransport } from "./log-transport.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
	["Do Not Track", { doNotTrack: "1" }, true],
	["Global Privacy Control", { globalPrivacyControl: true }, true],
	["neither", { doNotTrack: null, globalPrivacyControl: false }, false],
	["nothing, in a browser that knows no such wish", {}, false],
])("knows from the browser whether its reader wishes no log: %s", (_name, navigator, wished) => {
	vi.stubGlobal("navigator", navigator);
	expect(logTransport.doNotTrack()).toBe(wished);
});
