import { join } from "node:path";
import { expect, it } from "vitest";
import { withDocument } from "../../schemas/compiler/changed-portal.fixture.ts";
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

it("names the kept test case that a form refuses now, or accepts against what is expected, by field and reason", async () => {
	const form = {
		kind: "form",
		id: "own",
		title: "A form of its own",
		schema: {
			type: "object",
			properties: {
				place: { type: "string", title: "Place", minLength: 4 },
				day: { type: "string", title: "Day" },
			},
			required: ["place", "day"],
		},
		fields: { "/day": { errors: { required: "Say when." } } },
		submit: { operation: "userExport", label: "Send", body: {} },
	};
	const kept = (id: string, answers: { [name: string]: string }, expected: string | string[]) => ({
		path: `test-cases/${id}.json`,
		text: JSON.stringify({ kind: "test-case", id, title: id, form: "own", answers, expected }),
	});
	const { count, lines } = await outcome([
		...withDocument("forms/own.json", form),
		kept("accepted", { place: "Mill Lane", day: "Monday" }, "accepted"),
		kept("refused", { place: "Mill Lane" }, ["/day"]),
		kept("surprising", { place: "Mill Lane" }, "accepted"),
		kept("too-lenient", { place: "Mill Lane" }, ["/day", "/place"]),
	]);
	expect(count).toBe(4);
	expect(lines).toEqual([
		"test case surprising: /day: Say when.",
		"test case too-lenient: /place: Expected to be refused, and it is accepted.",
	]);
});
