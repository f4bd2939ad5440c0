import { describe, expect, test } from "vitest";
import { artefactOf, formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { describeValues } from "./described-values.ts";

const text = (title: string) => ({ type: "string", title });
const group = (properties: object) => ({ type: "object", title: "More", properties });
const lines = (...given: Parameters<typeof describeValues>) =>
	describeValues(...given).map(
		({ name, label, text: said, visibility }) => `${name} | ${label} | ${said} | ${visibility}`,
	);

describe("describeAnswers", () => {
	test("says choices, booleans and lists in words, in the form's order", () => {
		const form = formOf(
			{
				kind: { ...text("Kind"), enum: ["a", "b"] },
				where: {
					title: "Where",
					oneOf: [
						{ const: 1, title: "Indoors" },
						{ const: 2, title: "Outdoors" },
					],
				},
				agreed: { type: "boolean", title: "Agreed" },
				days: {
					type: "array",
					title: "Days",
					items: {
						oneOf: [
							{ const: "mo", title: "Monday" },
							{ const: "tu", title: "Tuesday" },
						],
					},
				},
			},
			{ fields: { "/kind": { choices: [{ value: "a", label: "Pothole" }], visibility: "public" } } },
		);
		expect(lines(artefactOf(form), { days: ["tu", "mo"], agreed: true, where: 2, kind: "a" })).toEqual([
			"/kind | Kind | Pothole | public",
			"/where | Where | Outdoors | private",
			"/agreed | Agreed | Yes | private",
			"/days | Days | Tuesday, Monday | private",
		]);
	});

	test("takes groups and rows apart and gives their parts the group's visibility", () => {
		const form = formOf(
			{
				person: { type: "object", title: "Person", properties: { name: text("Name") } },
				rows: {
					type: "array",
					title: "Places",
					items: { type: "object", properties: { street: text("Street"), note: text("Note") } },
				},
			},
			{ fields: { "/rows": { visibility: "public" }, "/rows/*/note": { visibility: "masked" } } },
		);
		const data = { person: { name: "Li" }, rows: [{ street: "A", note: "x" }, { street: "B" }] };
		expect(lines(artefactOf(form), data)).toEqual([
			"/person/name | Person · Name | Li | private",
			"/rows/0/street | Places 1 · Street | A | public",
			"/rows/0/note | Places 1 · Note | x | masked",
			"/rows/1/street | Places 2 · Street | B | public",
		]);
	});

	test("leaves out what was not visible, not answered, or is no value", () => {
		const form = formOf(
			{ by: text("By"), number: text("Number"), empty: text("Empty"), code: text("Code"), category: text("Category") },
			{
				fields: {
					"/number": { when: { "/form/by": { const: "phone" } } },
					"/code": { widget: "verification_code" },
					"/category": { widget: "hidden" },
				},
			},
		);
		const data = { by: "mail", number: "1", empty: "", code: "123456", category: "roads" };
		expect(lines(artefactOf(form), data)).toEqual(["/by | By | mail | private"]);
	});

	test("says files by name or number, an address in one line, its region first, a signature not at all", () => {
		const parts = { region: text("City"), detail: text("Street") };
		const form = formOf(
			{
				files: { type: "array", title: "Files", items: {} },
				home: { type: "object", title: "Home", properties: parts },
				sign: text("Signature"),
			},
			{ fields: { "/files": { widget: "file" }, "/home": { widget: "address" }, "/sign": { widget: "signature" } } },
		);
		const data = { files: ["f1", "f2"], home: { detail: "Maple Road 1", region: "Yunting" }, sign: "f3" };
		expect(lines(artefactOf(form), data)).toEqual([
			"/files | Files | Files: 2 | private",
			"/home | Home | Yunting, Maple Road 1 | private",
			"/sign | Signature | Signed | private",
		]);
		expect(lines(artefactOf(form), { files: [{ id: "f1", name: "a.png" }] })).toEqual([
			"/files | Files | a.png | private",
		]);
	});

	test("says of alternatives which was chosen, by its title, and nothing of the constant that distinguishes them", () => {
		const branch = (kind: string, more: object) => ({ properties: { kind: { const: kind }, ...more } });
		const $defs = { firm: branch("firm", { name: text("Firm") }) };
		const oneOf = [
			{ ...branch("nobody", {}), title: "Anonymous" },
			{ title: "A firm", $ref: "#/$defs/firm" },
		];
		const rows = { type: "array", title: "Rows", items: { title: "Row", oneOf } };
		const plain = { type: "object", title: "Plain", properties: { version: { const: 1 }, a: text("A") } };
		const form = formOf(
			{ who: { title: "Who", oneOf }, rows, plain },
			{ fields: { "/rows": { visibility: "public" } } },
			{ $defs },
		);
		const data = { who: { kind: "nobody" }, rows: [{ kind: "firm", name: "Li & Co" }], plain: { version: 1, a: "x" } };
		expect(lines(artefactOf(form), data)).toEqual([
			"/who/kind | Who | Anonymous | private",
			"/rows/0/kind | Rows · Row 1 | A firm | public",
			"/rows/0/name | Rows · Row 1 · Firm | Li & Co | public",
			"/plain/a | Plain · A | x | private",
		]);
	});

	test("calls public what is published with every case, whatever the form declares, and nothing else of that name", () => {
		const fields = { "/project": { visibility: "private" } } as const;
		const visible = { category: text("Category"), project: text("Project"), more: group({ project: text("Another") }) };
		const form = formOf(visible, { fields });
		const data = { category: "roads", project: "p1", more: { project: "p2" } };
		expect(lines(artefactOf(form), data)).toEqual([
			"/category | Category | roads | public",
			"/project | Project | p1 | public",
			"/more/project | More · Another | p2 | private",
		]);
		const elsewhere = formOf(visible, { submit: { operation: "accountsUpdate", label: "Save", body: {} } });
		expect(lines(artefactOf(elsewhere), { category: "roads" })).toEqual(["/category | Category | roads | private"]);
	});

	test("says a time of day as clocks show it", () => {
		const form = formOf({ at: { ...text("At"), format: "time" } });
		expect(lines(artefactOf(form), { at: "08:30:00Z" })).toEqual(["/at | At | 08:30 | private"]);
	});

	test("speaks the language it is given", () => {
		const form = formOf({ ok: { type: "boolean", title: "All right?" } });
		const words = (source: string) => ({ "All right?": "可以吗?", Yes: "是" })[source] ?? source;
		expect(lines(artefactOf(form), { ok: true }, words)).toEqual(["/ok | 可以吗? | 是 | private"]);
	});

	test("finds the titles of a recursive schema and of a chosen branch", () => {
		const $defs = {
			node: { type: "object", title: "Node", properties: { label: text("Label"), next: { $ref: "#/$defs/node" } } },
		};
		const branch = (name: string) => ({ properties: { [name]: text(`The ${name}`) } });
		const form = formOf(
			{ tree: { $ref: "#/$defs/node" }, other: { type: "object", title: "Other", oneOf: [branch("a"), branch("b")] } },
			{},
			{ $defs },
		);
		expect(lines(artefactOf(form), { tree: { label: "x", next: { label: "y" } }, other: { b: "z" } })).toEqual([
			"/tree/label | Node · Label | x | private",
			"/tree/next/label | Node · Node · Label | y | private",
			"/other/b | Other · The b | z | private",
		]);
	});
});
