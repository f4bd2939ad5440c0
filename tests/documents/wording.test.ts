import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Words of the Chinese texts that would be a second name for what already has one, with the one that is held to. */
const SECOND_NAMES: readonly (readonly [second: RegExp, held: string])[] = [
	[/诉求|工单(?!位)/, "案件 (a case)"],
	[/承办单位/, "承办部门 (the department that handles a case)"],
	[/账户|帐号|帐户/, "账号 (an account)"],
	[/登陆/, "登录 (to log in)"],
	[/你/, "您 (the reader)"],
];

const ROOT = join(import.meta.dirname, "../..");

/** Where the portal's Chinese is written. */
const FILES = ["schemas/documents/messages/zh-CN.json"];

describe.each(FILES)("the Chinese of %s", (file) => {
	const lines = readFileSync(join(ROOT, file), "utf8").split("\n");

	it.each(SECOND_NAMES)("has no %s: it says %s", (second) => {
		expect(lines.filter((line) => second.test(line))).toEqual([]);
	});
});

it("nowhere tells who files without a name that they cannot be asked: number and query code show what is", () => {
	const texts = FILES.map((file) => readFileSync(join(ROOT, file), "utf8")).join();
	expect(texts).not.toMatch(/cannot ask you back/);
});

/** All words of a shipped document. */
const wordsOf = (document: string) => readFileSync(join(ROOT, "schemas/documents", document), "utf8");

it("tells who reports an official, and who asks what is kept, what of it stays on the device", () => {
	expect(wordsOf("forms/integrity-report.json")).toContain("what you type is kept on this device");
	expect(wordsOf("forms/integrity-report.json")).toContain("Close this tab once you have the code");
	expect(wordsOf("pages/privacy.json")).toContain("In your own browser, for you to go on with");
});

it("sends nobody who has lost the code of a case without a name to somebody who cannot know it either", () => {
	expect(wordsOf("pages/report-track.json")).toMatch(/Nobody can tell it again.* if it has your name, call/);
});
