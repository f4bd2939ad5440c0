import { expect, it } from "vitest";
import { checkShipped } from "../compiler/checked-shipped.fixture.ts";
import { asArray, asObject, type JsonObject } from "../json/json.ts";
import { valueAtAddress } from "./addresses.ts";
import { applyEdits } from "./apply-edits.ts";
import { describeEdits } from "./describe-edits.ts";
import { printDocument, printSources } from "./print-document.ts";
import { removeEverywhere } from "./remove-everywhere.ts";
import { sentenceText } from "./sentences.ts";
import { readShipped, shippedTexts } from "./shipped.fixture.ts";
import type { Documents, Edit } from "./types.ts";

const base = readShipped();
const shipped = shippedTexts();
const rename = (path: string, at: string, value: string): Edit => ({
	id: `${path}${at}${value}`,
	verb: "rename",
	path,
	at,
	value,
});

/** The texts that renaming leads to, which must be as right as before. */
function renamed(...edits: Edit[]) {
	const { refused, ...state } = applyEdits(base.documents, edits);
	expect(refused).toEqual([]);
	const sources = printSources(shipped, base, state);
	const before = checkShipped();
	expect(checkShipped(sources)).toEqual(before.map(({ code }) => expect.objectContaining({ code })));
	return {
		documents: state.documents,
		sources,
		text: (path: string) => sources.find((one) => one.path === path)?.text,
	};
}

const fieldsOf = (path: string) => Object.keys(Object(valueAtAddress(base.documents[path], "/schema/properties")));
const FORMS = Object.keys(base.documents).filter((path) => path.startsWith("forms/"));

it("renames a field in its form wherever it is referred to, in its place", () => {
	const path = "forms/complaint.json";
	const { documents, text } = renamed(rename(path, "/schema/properties/contact_by", "reached_by"));
	expect(text(path)?.replace(/"formerly": \["contact_by"\]/, "")).not.toContain("contact_by");
	expect(valueAtAddress(documents[path], "/fields/~1reached_by/formerly")).toEqual(["contact_by"]);
	expect(valueAtAddress(documents[path], "/fields/~1contact_time/when")).toEqual({
		"/form/reached_by": { const: "phone" },
	});
	const at = fieldsOf(path).indexOf("contact_by");
	expect(Object.keys(Object(valueAtAddress(documents[path], "/schema/properties")))[at]).toBe("reached_by");
	expect(documents["messages/zh-CN.json"]).toBe(base.documents["messages/zh-CN.json"]);
});

const texts = new WeakMap<object, string>();

/** All documents' texts, in their order; that of one which stays as it is is made once. */
const textOf = (documents: Readonly<Record<string, object>>): string =>
	Object.entries(documents)
		.map(([path, document]) => {
			const text = texts.get(document) ?? JSON.stringify(document);
			texts.set(document, text);
			return `${path} ${text}`;
		})
		.join("\n");

/** The documents in their order, one of them last. */
function reordered(last: string): Record<string, object> {
	const { [last]: form, ...others } = base.documents;
	return { ...others, [last]: { ...form } };
}

/** What stands in a form under a field's old name, once the field has another. */
function expectUnnamed(form: unknown, name: string): void {
	const { fields = {}, schema, steps } = Object(form);
	expect(JSON.stringify(form)).not.toMatch(new RegExp(`"/form/${name}["/]`));
	expect(JSON.stringify(Object.keys(fields))).not.toMatch(new RegExp(`"/${name}["/]`));
	expect(schema.required ?? []).not.toContain(name);
	expect(asArray(steps).flatMap((step) => asArray(asObject(step).fields))).not.toContain(name);
}

it("leaves no reference to any field's old name, and leads back to the byte when it is called so again, but for the name that it had meanwhile", () => {
	for (const path of FORMS)
		for (const name of fieldsOf(path)) {
			const there = applyEdits(base.documents, [rename(path, `/schema/properties/${name}`, "quite_another")]);
			expectUnnamed(there.documents[path], name);
			const { documents, refused } = applyEdits(there.documents, [
				rename(path, "/schema/properties/quite_another", name),
			]);
			expect([path, name, there.refused, refused]).toEqual([path, name, [], []]);
			const own = `/${name}`;
			const fields = asObject(valueAtAddress(documents[path], "/fields"));
			const { formerly, ...options } = asObject(fields[own]);
			expect(formerly).toEqual(["quite_another"]);
			const before = asObject(valueAtAddress(base.documents[path], "/fields"));
			expect(JSON.stringify({ ...fields, [own]: options })).toBe(
				JSON.stringify({ ...before, [own]: before[own] ?? {} }),
			);
			const { [path]: form, ...others } = documents;
			expect(textOf({ ...others, [path]: { ...form, fields: before } })).toBe(textOf(reordered(path)));
		}
});

it("renames a field of a repeat group, of which its rows speak as /item", () => {
	const form = {
		kind: "form",
		id: "people",
		schema: {
			type: "object",
			properties: {
				people: {
					type: "array",
					items: {
						type: "object",
						properties: { name: { type: "string" }, age: { type: "integer" } },
						required: ["name"],
						if: { properties: { name: { const: "x" } } },
					},
				},
				name: { type: "string" },
			},
			required: ["name"],
		},
		fields: {
			"/people": { summary: { text: "{who}", values: { who: { bind: "/item/name" } } } },
			"/people/*/name": { hint: "name" },
			"/people/*/age": { when: { "/item/name": { const: "x" } } },
			"/name": { when: { "/form/people/0/name": { const: "/item/name" } } },
		},
		steps: [{ id: "one", title: "One", fields: ["people", "name"] }],
	};
	const edit = rename("forms/people.json", "/schema/properties/people/items/properties/name", "known_as");
	const { documents, refused } = applyEdits({ "forms/people.json": form }, [edit]);
	expect(refused).toEqual([]);
	const text = JSON.stringify(form)
		.replace('"properties":{"name":{"type":"string"},"age"', '"properties":{"known_as":{"type":"string"},"age"')
		.replace('"required":["name"],"if":{"properties":{"name"', '"required":["known_as"],"if":{"properties":{"known_as"')
		.replace('"bind":"/item/name"', '"bind":"/item/known_as"')
		.replace('"/people/*/name"', '"/people/*/known_as"')
		.replace('"when":{"/item/name"', '"when":{"/item/known_as"')
		.replace("/form/people/0/name", "/form/people/0/known_as")
		.replace('"hint":"name"', '"hint":"name","formerly":["name"]');
	expect(JSON.stringify(documents["forms/people.json"])).toBe(text);
});

it("renames a form and a view in every document that shows them", () => {
	const { sources } = renamed(
		rename("forms/complaint.json", "/id", "grievance"),
		rename("views/messages.json", "/id", "case-list"),
	);
	const others = sources
		.filter(({ path }) => !path.startsWith("messages/"))
		.map(({ text }) => text)
		.join("");
	expect(others).not.toMatch(/"(form|fallback|id)": "complaint"/);
	expect(others).not.toMatch(/"(view|id)": "messages"/);
});

it("renames a page's path in navigation, links and redirects", () => {
	const { sources } = renamed(rename("pages/help.json", "/path", "/guide/index"));
	const before = '"formerly": ["/help/index"]';
	const texts = sources.map(({ text }) => text).join("");
	expect(texts).toContain(before);
	expect(texts.replace(before, "")).not.toContain('"/help/index"');
});

it("leaves the former path with a page, takes it back with it, and gives it up to another page", () => {
	const help = "pages/help.json";
	const login = "pages/login.json";
	const formerly = (documents: Documents, path: string) => documents[path]?.formerly;
	const to = (path: string, value: string) => rename(path, "/path", value);
	const away = renamed(to(help, "/guide"), to(help, "/guide/all")).documents;
	expect(formerly(away, help)).toEqual(["/help/index", "/guide"]);
	const back = renamed(to(help, "/guide"), to(help, "/help/index")).documents;
	expect(formerly(back, help)).toEqual(["/guide"]);
	const given = renamed(to(help, "/guide"), to(login, "/help/index")).documents;
	expect(given[help]).not.toHaveProperty("formerly");
	expect(formerly(given, login)).toEqual([base.documents[login]?.path]);
});

it("leaves the former ids with a form, the first one first also when it is called so again, and to it alone", () => {
	const path = "forms/complaint.json";
	const to = (id: string) => rename(path, "/id", id);
	expect(renamed(to("grievance"), to("case-form")).documents[path]?.formerly).toEqual(["complaint", "grievance"]);
	expect(renamed(to("grievance"), to("complaint")).documents[path]?.formerly).toEqual(["complaint", "grievance"]);
	const { refused } = applyEdits(base.documents, [to("grievance"), rename("forms/noise.json", "/id", "complaint")]);
	expect(refused.map(({ why }) => sentenceText(why))).toEqual(["There is already complaint here."]);
});

it("is refused for names that are taken or none", () => {
	const why = (edit: Edit) => applyEdits(base.documents, [edit]).refused.map(({ why: reason }) => sentenceText(reason));
	expect(why(rename("forms/complaint.json", "/schema/properties/title", "category"))).toEqual([
		"There is already category here.",
	]);
	expect(why(rename("forms/complaint.json", "/schema/properties/title", "not a name"))).toHaveLength(1);
	expect(why(rename("forms/complaint.json", "/id", "noise"))).toEqual(["There is already noise here."]);
	expect(why(rename("pages/help.json", "/path", "/index/index"))).toHaveLength(1);
	expect(why(rename("site.json", "/brand/primary", "x"))).toHaveLength(1);
});

it("prints every shipped document as it is in the repository, but the table of icons", () => {
	for (const { path, text } of shippedTexts().filter((one) => one.path !== "icons.json"))
		expect(printDocument(Object(base.documents[path]))).toBe(text);
});

it("leads edits of others, made at the old name, to the renamed part", () => {
	const path = "forms/noise.json";
	const edits: Edit[] = [
		rename(path, "/schema/properties/contact_mobile", "mobile"),
		rename(path, "/steps/#contact/id", "you"),
		{ id: "1", verb: "set", path, at: "/schema/properties/contact_mobile/title", value: "Mobile" },
		{ id: "2", verb: "set", path, at: "/fields/~1contact_mobile/hint", value: "Eleven digits" },
		{ id: "3", verb: "move", path, at: "/steps/#contact/fields/#contact_mobile", to: "/steps/#place/fields", index: 0 },
		{ id: "4", verb: "set", path, at: "/steps/#contact/title", value: "You" },
		{ id: "5", verb: "remove", path, at: "/schema/required/#contact_mobile" },
	];
	const { documents, refused } = applyEdits(base.documents, edits);
	expect(refused.map(({ edit }) => edit.id)).toEqual(["5"]);
	const form = documents[path];
	expect(valueAtAddress(form, "/schema/properties/mobile/title")).toBe("Mobile");
	expect(valueAtAddress(form, "/fields/~1mobile/hint")).toBe("Eleven digits");
	expect(valueAtAddress(form, "/steps/#place/fields/0")).toBe("mobile");
	expect(valueAtAddress(form, "/steps/#you/title")).toBe("You");
	const sentences = describeEdits(base.documents, edits).map(({ sentence }) => sentenceText(sentence));
	expect(sentences).toContain("Your mobile number is now called Mobile");
});

it("renames a field, and a form, in the test cases that are kept of it, and removes what a case gives of a field that goes", () => {
	const path = "forms/complaint.json";
	const kept = "test-cases/complaint-unreachable.json";
	const { documents } = renamed(
		rename(path, "/schema/properties/contact_mobile", "phone"),
		rename(path, "/schema/properties/contact_by", "reached_by"),
		rename(path, "/id", "grievance"),
	);
	expect(documents[kept]).toMatchObject({ form: "grievance", answers: { reached_by: "phone" } });
	expect(documents[kept]).toMatchObject({ expected: ["/phone", "/contact_time"] });
	const field = { path, at: "/schema/properties/contact_time" };
	const { edits } = removeEverywhere(base.documents, field, field, "contact_time");
	const where = edits.map((edit) => `${edit.verb} ${edit.path} ${edit.at}`);
	expect(where).toContain("remove test-cases/complaint-named.json /answers/contact_time");
});

it.each([
	["desk-note", "/id", "note"],
	["desk-assign", "/id", "assign"],
	["desk-bulk", "/id", "bulk"],
	["desk-reply", "/id", "reply"],
	["desk-step", "/id", "step"],
	["/admin/desk/case", "/path", "/admin/desk/one"],
	["/admin/desk/filing", "/path", "/admin/desk/new"],
	["/report/index", "/path", "/report/begin"],
])("leads all that names %s to its new name, staff's blocks too", (from, at, to) => {
	const isNamed = ([, document]: readonly [string, JsonObject]) => document[at.slice(1)] === from;
	const [path = ""] = Object.entries(base.documents).find(isNamed) ?? [];
	const { documents, refused } = applyEdits(base.documents, [rename(path, at, to)]);
	expect(refused).toEqual([]);
	const naming = Object.entries(documents).filter(([, own]) => JSON.stringify(own).includes(`"${from}"`));
	// It says itself how it was called.
	expect(naming.map(([own]) => own)).toEqual([path]);
});

it("renames the form that is taken where none is given", () => {
	const filing = (form: string) => ({ type: "case_filing", form: { bind: "/query/form", default: form } });
	const page = { kind: "page", id: "own", path: "/own", title: "Own", blocks: [filing("complaint")] };
	const { documents } = applyEdits({ ...base.documents, "pages/own.json": page }, [
		rename("forms/complaint.json", "/id", "grievance"),
	]);
	expect(documents["pages/own.json"]?.blocks).toEqual([filing("grievance")]);
});

it.each([
	[
		"forms/complaint.json",
		"/schema/properties/contact_by",
		"reached by",
		"A name begins with a letter; letters, digits",
	],
	["forms/complaint.json", "/id", "Grievance", "A name has small letters and digits"],
	["pages/help.json", "/path", "help desk", "An address begins with /"],
])("says of which characters a name is, where %s%s cannot be called “%s”", (path, at, to, said) => {
	const { refused } = applyEdits(base.documents, [rename(path, at, to)]);
	expect(refused.map(({ why }) => sentenceText(why))).toEqual([expect.stringContaining(said)]);
});
