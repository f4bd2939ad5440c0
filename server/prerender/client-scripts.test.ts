import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clientScripts } from "./client-scripts.ts";

/** As Vite writes it. */
const CHUNKS = {
	"index.html": { file: "index.js", isEntry: true, imports: ["_react.js"], css: ["index.css"] },
	"_react.js": { file: "react.js", name: "react" },
	"_form.js": { file: "form.js", name: "form", imports: ["_react.js", "index.html"] },
	"_RepeatGroup.js": { file: "rows.js", name: "RepeatGroup", imports: ["_form.js"] },
	"_formats.js": { file: "formats.js", name: "formats" },
	"renderer/forms/structure/structured-form.tsx": {
		file: "rjsf.js",
		name: "structured-form",
		imports: ["_formats.js", "_form.js", "_RepeatGroup.js"],
	},
	"renderer/view-parts/prose/ProseBody.tsx": { file: "prose.js", name: "ProseBody", imports: ["_react.js"] },
	"renderer/forms/field-types/rating/RatingWidget.tsx": { file: "rating.js", imports: ["_form.js"] },
};

const scripts = (chunks: object) => {
	const path = join(mkdtempSync(join(tmpdir(), "client-")), "manifest.json");
	writeFileSync(path, JSON.stringify(chunks));
	return clientScripts(path, "/at/");
};

it("tells what the entry needs before it runs, and what forms and rich texts load beside that", () => {
	const { entry, parts, styles, form, prose } = scripts(CHUNKS);
	expect({ entry, parts, styles, form, prose }).toEqual({
		entry: "/at/index.js",
		parts: ["/at/react.js"],
		styles: ["/at/index.css"],
		form: ["/at/form.js"],
		prose: ["/at/prose.js"],
	});
});

it("tells what a late part of a form loads beside all that, its imports first", () => {
	const { late } = scripts(CHUNKS);
	expect(late("rows")).toEqual(["/at/rows.js"]);
	expect(late("rjsf")).toEqual(["/at/formats.js", "/at/rows.js", "/at/rjsf.js"]);
	expect(late("rating")).toEqual(["/at/rating.js"]);
	// A release from before may name what this client has no script for.
	expect(late("text")).toEqual([]);
});

it("refuses a client without a script of forms", () => {
	const { "_form.js": _, ...others } = CHUNKS;
	expect(() => scripts(others)).toThrow(/expected the client's entry and its script of forms/);
});
