import { expect, it } from "vitest";
import { describeDevice } from "./device.ts";

it.each([
	[
		"Chrome · Android",
		"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
	],
	[
		"WeChat · iPhone",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49",
	],
	[
		"Edge · Windows",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
	],
	[
		"Safari · macOS",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
	],
	["Firefox · Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"],
	["A device", "curl/8.5.0"],
	["A device", undefined],
])("calls a device %j", (words, userAgent) => {
	expect(describeDevice(userAgent)).toBe(words);
});
