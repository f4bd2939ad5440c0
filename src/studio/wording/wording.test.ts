import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { decoded, fromCsv, fromXliff, toCsv, toXliff } from "./translation-files.ts";
import { argumentProblem, languagesOf, unusedTranslations, wordingsOf } from "./wording.ts";

const MESSAGES = "messages/zh-CN.json";
const { documents } = readShipped();
const [language] = languagesOf(documents);
if (!language) throw new Error("expected a language");

it("takes the translations of staff's texts from the documents of staff, so that nothing shipped is missing", () => {
	const all = wordingsOf(documents, language);
	expect(all.filter(({ translation }) => translation === "")).toEqual([]);
	expect(all.find(({ source }) => source === "My work")?.path).toBe("messages/zh-CN.staff.json");
	const desk = documents["pages/desk-mine.json"];
	const help = documents["pages/help.json"];
	const changed = {
		...documents,
		"pages/desk-mine.json": { ...desk, title: "Only for staff" },
		"pages/help.json": { ...help, title: "For everybody" },
	};
	const missing = wordingsOf(changed, language).filter(({ translation }) => translation === "");
	expect(missing.map(({ source, path }) => [source, path]).sort()).toEqual([
		["For everybody", MESSAGES],
		["Only for staff", "messages/zh-CN.staff.json"],
	]);
});

it("marks a text that changed while its translation did not, after those without one", () => {
	const help = documents["pages/help.json"];
	if (!help) throw new Error("expected the help page");
	const changed = { ...documents, "pages/help.json": { ...help, title: "Help and answers" } };
	const all = wordingsOf(changed, language, documents);
	const stale = all.findIndex(({ was }) => was);
	expect(all[stale]).toMatchObject({ source: "Help and answers", was: { source: help.title } });
	expect(all.findIndex(({ translation, was }) => translation !== "" && !was)).toBeGreaterThan(stale);
	expect(wordingsOf(documents, language, documents).some(({ was }) => was)).toBe(false);
});

it("finds translations whose text stands nowhere any more, and none of the engine's own", () => {
	const messages = documents[MESSAGES];
	const more = {
		...documents,
		[MESSAGES]: { ...messages, messages: { ...Object(messages?.messages), "Gone for good": "没有了" } },
	};
	expect(unusedTranslations(more, MESSAGES, []).map(({ source }) => source)).toContain("Gone for good");
	expect(unusedTranslations(more, MESSAGES, ["Gone for good"]).map(({ source }) => source)).not.toContain(
		"Gone for good",
	);
});

it("checks a translation's ICU arguments", () => {
	expect(argumentProblem("{count} cases", "{count} 件")).toBeUndefined();
	expect(argumentProblem("{count} cases", "{number} 件")).toEqual({ lacks: ["count"], unknown: ["number"] });
	expect(argumentProblem("{count} cases", "{count 件")).toHaveProperty("malformed");
});

const TEXTS = [
	{ source: "Plain", translation: "普通", state: "review" as const },
	{ source: 'With "quotes", commas\nand a line', translation: "" },
	{ source: "{count, plural, one {# <b>case</b>} other {# cases & more}}", translation: "{count} 件" },
];

it("reads back from CSV what it wrote, also as a spreadsheet saves it", () => {
	expect(fromCsv(toCsv("zh-CN", TEXTS))).toEqual(TEXTS.map((one) => ({ state: "approved", ...one })));
	expect(fromCsv("source,zh-CN\nPlain,普通\n")).toEqual([{ source: "Plain", translation: "普通" }]);
	expect(() => fromCsv('source,zh-CN\n"open')).toThrow("CSV");
});

it("reads back from XLIFF what it wrote", async () => {
	expect(await fromXliff(await toXliff("en-US", "zh-CN", TEXTS))).toEqual(TEXTS);
});

it("has the titles of routing rules and the names of templates among the texts", () => {
	const all = wordingsOf(documents, language);
	const placesOf = (path: string) => all.filter(({ places }) => places.some((place) => place.path === path));
	expect(placesOf("routing.json").map(({ source }) => source)).toContain("Danger to people");
	expect(placesOf("templates.json").map(({ source }) => source)).toContain("Please send a photo");
});

it("reads a file as Chinese spreadsheets save it, and keeps one in UTF-8", () => {
	const gbk = [0xc7, 0xeb, 0xc0, 0xb4, 0xb5, 0xe7, 0xa1, 0xa3];
	expect(decoded(new Uint8Array(gbk))).toBe("请来电。");
	expect(decoded(new TextEncoder().encode("请来电。"))).toBe("请来电。");
});

it("reads a file with semicolons between its cells, and takes no half of a text for a text", () => {
	const rows = [{ source: "Yes, loud", translation: "有，很吵", state: "approved" }];
	expect(fromCsv("\uFEFFsource;zh-CN;state\r\nYes, loud;有，很吵;\r\n")).toEqual(rows);
});
