import { afterEach, expect, it, vi } from "vitest";
import { languageOf, markLanguages } from "./mark-languages.ts";

const TAGS = ["en-US", "zh-CN"];
let unsubscribe = () => {};

afterEach(() => {
	unsubscribe();
	document.body.innerHTML = "";
});

it.each([
	["The lamp by the bridge is broken", "en-US"],
	["桥边的路灯坏了", "zh-CN"],
	["路灯 LED 坏了", "zh-CN"],
	["20261123-000017", undefined],
	["OK", undefined],
	["", undefined],
])("takes %j for %s", (text, language) => {
	expect(languageOf(text, TAGS)).toBe(language);
});

const langOf = (id: string) => document.getElementById(id)?.getAttribute("lang") ?? null;
const changesSeen = () => new Promise((resume) => setTimeout(resume));

it("marks texts in another language than the page, and what is the page's own again within them", () => {
	document.documentElement.lang = "zh-CN";
	document.body.innerHTML = `<main><h1 id="own">案件</h1><p id="other">The lamp is broken. <b id="back">已受理</b></p>
		<p id="said" lang="en">Already said by its author</p><p id="number">42</p></main>`;
	unsubscribe = markLanguages(document.body, TAGS);
	expect([langOf("own"), langOf("other"), langOf("back"), langOf("said"), langOf("number")]).toEqual([
		null,
		"en-US",
		"zh-CN",
		"en",
		null,
	]);
});

it("follows the page as it changes, and its language", async () => {
	document.documentElement.lang = "en-US";
	document.body.innerHTML = `<p id="text">Broken lamps everywhere</p>`;
	unsubscribe = markLanguages(document.body, TAGS);
	expect(langOf("text")).toBeNull();
	const text = document.getElementById("text")?.firstChild;
	if (text) text.nodeValue = "路灯坏了";
	await changesSeen();
	expect(langOf("text")).toBe("zh-CN");
	document.documentElement.lang = "zh-CN";
	await changesSeen();
	expect(langOf("text")).toBeNull();
	document.body.insertAdjacentHTML("beforeend", `<div><span id="new">Something in English</span></div>`);
	await changesSeen();
	expect(langOf("new")).toBe("en-US");
});

it("looks a language up once, however many elements are asked about it", () => {
	const lookUp = vi.spyOn(Intl.Locale.prototype, "maximize");
	document.documentElement.lang = "cy";
	document.body.innerHTML = "<p>Mae lampau ar y bont wedi torri</p>".repeat(20);
	unsubscribe = markLanguages(document.body, ["cy", "ja-JP"]);
	expect(lookUp).toHaveBeenCalledTimes(2);
	lookUp.mockRestore();
});
