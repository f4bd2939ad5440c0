import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../public/begin-portal.js"), "utf8");

/** Runs the script in a page that nobody has painted yet; returns what was brought into its head. */
function beforePaint(forms?: string): string[] {
	const head: string[] = [];
	const document = {
		currentScript: { dataset: { portal: "/assets/main.js" } },
		documentElement: { dataset: { forms }, classList: { contains: () => false } },
		getElementById: () => ({ content: "hints" }),
		head: { append: (content: string) => head.push(content) },
	};
	runInNewContext(SCRIPT, { document, requestAnimationFrame: vi.fn(), setTimeout: vi.fn() });
	return head;
}

it("fetches what listens to a form before that is painted", () => {
	expect(beforePaint("complaint")).toEqual(["hints"]);
});

it("fetches nothing of the portal before a page without forms is painted", () => {
	expect(beforePaint()).toEqual([]);
});
