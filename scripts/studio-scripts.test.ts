import { expect, it } from "vitest";
import { scriptsOfModules } from "./studio-scripts.ts";

const chunk = (name: string, facade: string | null, imports: readonly string[], ...modules: readonly string[]) => ({
	fileName: `${name}.js`,
	facadeModuleId: facade && `/root/${facade}`,
	imports: imports.map((each) => `${each}.js`),
	moduleIds: modules,
	code: " ".repeat(1000),
});

/** Two documents, a screen that loads later and imports of the studio's own script, and a screen of no start. */
const MADE = [
	chunk("studio", "studio.html", ["a", "b"], "/root/studio.html", "/root/src/studio/main.tsx", "Home"),
	chunk("desk", "desk.html", ["b"], "/root/desk.html", "/root/src/desk/main.tsx"),
	chunk("form", "form.tsx", ["studio", "a", "c", "d"], "/root/form.tsx"),
	chunk("other", "other.tsx", ["c", "e"], "/root/other.tsx"),
	...["a", "b", "c", "d", "e"].map((name) => chunk(name, null, [], name)),
];

const STARTS = { studio: ["studio.html"], desk: ["desk.html"], form: ["form.tsx"] };

it("puts what comes with the same starts into one script, and leaves to the bundler what comes with none", () => {
	const scripts = scriptsOfModules("/root", MADE, STARTS);
	const together = Map.groupBy(scripts.keys(), (id) => scripts.get(id));
	expect([...together.values()].map((ids) => ids.join(" "))).toEqual(["Home a", "b", "c d"]);
});

it("has all starts load what two need and is too small for a script of its own, unless that imports what they do not load", () => {
	const scriptsOf = (...imports: readonly string[]) => {
		const small = { ...chunk("a", null, imports, "a"), code: "" };
		return scriptsOfModules("/root", [small, ...MADE.filter(({ fileName }) => fileName !== "a.js")], STARTS);
	};
	expect(scriptsOf().get("a")).toBe(scriptsOf().get("b"));
	expect(scriptsOf("d").get("a")).not.toBe(scriptsOf("d").get("b"));
});

it("leaves starts scripts of their own, which nothing else imports", () => {
	const scripts = scriptsOfModules("/root", MADE, STARTS);
	for (const id of ["studio.html", "src/studio/main.tsx", "src/desk/main.tsx", "form.tsx"])
		expect(scripts.has(`/root/${id}`)).toBe(false);
});

it("refuses to name a start that is no script", () => {
	expect(() => scriptsOfModules("/root", MADE, { form: ["gone.tsx"] })).toThrow("gone.tsx");
});
