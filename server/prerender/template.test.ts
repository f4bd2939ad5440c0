import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentTemplate, withStanding } from "./template.ts";

const SHIPPED = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");

const slot = (name: string, standing = "") => `<!--slot:${name}-->${standing}<!--/slot-->`;
const TEMPLATE = `a${slot("document", "<html>")}b${slot("head")}c${slot("portal", "<script>")}d${slot("page")}e`;

it("fills slots with markup as it is, and leaves the others as they stand", () => {
	expect(documentTemplate(TEMPLATE)({ head: "$& $1", page: "<!--slot:x-->" })).toBe(
		"a<html>b$& $1c<script>d<!--slot:x-->e",
	);
});

it("finds every slot in the portal's document, and leaves no mark of one there", () => {
	const document = documentTemplate(SHIPPED)({ page: "<main>Page</main>" });
	expect(document).not.toMatch(/slot/);
	expect(document).toContain('<html lang="en-US">');
	expect(document).toContain("<main>Page</main>\n\t</body>");
	expect(document).not.toContain('id="root"');
});

it("lets something else stand in a slot that may be filled later", () => {
	const template = documentTemplate(withStanding(TEMPLATE, { document: "<html lang>", head: "<title>" }));
	expect(template({})).toBe("a<html lang>b<title>c<script>de");
	expect(template({ head: "<meta>" })).toBe("a<html lang>b<meta>c<script>de");
});

it.each([
	["lacks a slot", TEMPLATE.replace(slot("page"), ""), /expected each of the slots document, head, portal, page once/],
	["has one twice", TEMPLATE + slot("page"), /once, found document, head, portal, page, page/],
	["has one that nobody fills", TEMPLATE + slot("foot"), /unknown slot "foot"/],
	["does not end one", `${TEMPLATE}<!--slot:page-->`, /slot "page" has no/],
])("refuses a document that %s", (_what, html, refusal) => {
	expect(() => documentTemplate(html)).toThrow(refusal);
});
