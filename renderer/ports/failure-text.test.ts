import { expect, it } from "vitest";
import { failureText } from "./failure-text.ts";

const failure = (kind: string) => Object.assign(new Error(kind), { kind });

it.each([
	["no answer", { error: failure("network") }, "Check your connection and try again."],
	["none in time", { error: failure("timeout") }, "Check your connection and try again."],
	["HTML or truncated JSON", { error: failure("body") }, /^The server did not answer as it should/],
	["a gateway's page", { error: failure("status") }, /^The server did not answer as it should/],
	["a code without words", { code: 77 }, /^The server did not answer as it should/],
	["99998 in a body", { code: 99998 }, "Your session has timed out. Please log in again."],
	["something else", { error: new TypeError("x") }, "Check your connection and try again."],
])("says of %s what is at fault", (_what, failed, text) => {
	expect(failureText(failed)).toMatch(text);
});
