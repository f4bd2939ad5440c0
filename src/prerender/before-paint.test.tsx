import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

/** What stands before the first paint, as a document runs it. */
const BEFORE_PAINT = readFileSync(join(import.meta.dirname, "../../public/before-paint.js"), "utf8");

const root = document.documentElement;

const store = (name: string, value: object) => localStorage.setItem(name, JSON.stringify(value));

/** What a reader chose: never the device's colours, which no document of these tests knows. */
const prefer = (chosen: object) => store("preferences", { color_mode: "light", ...chosen });

beforeEach(() => prefer({}));
afterEach(() => {
	localStorage.clear();
	history.replaceState(null, "");
	root.removeAttribute("class");
	delete root.dataset.forms;
});

/** Whether the page that the server rendered for nobody, in English, is the one of this reader. */
function isTheirs(): boolean {
	root.lang = "en-US";
	const script = document.createElement("script");
	script.textContent = BEFORE_PAINT;
	document.head.append(script);
	return !root.classList.contains("not-prerendered");
}

it("shows a prerendered page to who is nobody, and reads its language", () => {
	expect(isTheirs()).toBe(true);
	prefer({ locale: "en-US", side_open: true });
	store("user", { is_login: false });
	expect(isTheirs()).toBe(true);
	localStorage.setItem("user", "{not JSON");
	expect(isTheirs()).toBe(true);
});

it.each<[string, () => void]>([
	["is logged in", () => store("user", { is_login: true })],
	["reads another language", () => prefer({ locale: "zh-CN" })],
	["has folded the menu", () => prefer({ side_open: false })],
	["was handed something by the page before", () => history.replaceState({ usr: { handed: { a: 1 } } }, "")],
	[
		"has begun a form of it",
		() => {
			root.dataset.forms = "complaint suggestion";
			localStorage.setItem("portico-drafted suggestion", "1");
		},
	],
])("does not show it to who %s", (_, prepare) => {
	prepare();
	expect(isTheirs()).toBe(false);
});
