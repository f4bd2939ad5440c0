import { join } from "node:path";
import { expect, it } from "vitest";
import { compile, type DocumentSource } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { runTestCases } from "./run-test-cases.ts";

const SHIPPED = readDocuments(join(import.meta.dirname, "../../schemas/documents"));

async function outcome(sources: readonly DocumentSource[]) {
	const { release, diagnostics } = compile(sources);
	if (!release) throw new Error(JSON.stringify(diagnostics));
	return runTestCases(sources, release);
}

it("finds that the shipped test cases come out as expected", async () => {
	const { count, lines } = await outcome(SHIPPED);
	expect(count).toBeGreaterThan(2);
	expect(lines).toEqual([]);
});

it("names the kept test cases that a form refuses now, or accepts against what is expected, by field and reason", async () => {
	const sources = SHIPPED.map(({ path, text }) => {
		if (path !== "forms/complaint.json") return { path, text };
		const form = JSON.parse(text);
		form.schema.properties.address.minLength = 40;
		delete form.fields["/contact_mobile"].required_when;
		return { path, text: JSON.stringify(form) };
	});
	const { lines } = await outcome(sources);
	const why = "/address: Please describe the place so that someone can find it.";
	expect(lines).toEqual([
		`test case complaint-anonymous: ${why}`,
		`test case complaint-named: ${why}`,
		`test case complaint-unreachable: ${why}`,
		"test case complaint-unreachable: /contact_mobile: Expected to be refused, and it is accepted.",
	]);
});
