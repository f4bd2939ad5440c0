import { describe, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../json/json.ts";
import { draftChanges } from "./draft-changes.ts";
import { sentenceText } from "./sentences.ts";
import { readShipped } from "./shipped.fixture.ts";
import { sumUp } from "./sum-up.ts";
import type { Edit, NewEdit } from "./types.ts";

const { documents } = readShipped();
const sources = Object.entries(documents).map(([path, own]) => ({ path, text: JSON.stringify(own) }));
const complaint = "forms/complaint.json";
const chinese = "messages/zh-CN.json";

/** What edits change, document by document: in the end, and one act after the other. */
function told(...edits: NewEdit[]) {
	const numbered = edits.map((edit, at): Edit => ({ ...edit, id: String(at) }));
	return Object.fromEntries(
		draftChanges(sources, numbered).documents.map(({ path, sentences, acts }) => [
			path,
			{ sum: sentences.map(sentenceText), acts: acts.map(({ sentence }) => sentenceText(sentence)) },
		]),
	);
}

const title = (value: string): NewEdit => ({ verb: "correct-text", path: complaint, at: "/title", value });

describe("what a draft release changes", () => {
	it("is told once of a title that was typed in three goes, with each act beside it", () => {
		const found = told(title("Comp"), title("Complaints"), title("Complaints and praise"));
		expect(found[complaint]?.sum).toEqual(["Complaint: title changed from “Complaint” to “Complaints and praise”"]);
		expect(found[complaint]?.acts).toHaveLength(3);
		expect(found[chinese]?.sum).toEqual([
			"Translations into zh-CN that stay with corrected texts and wait to be confirmed: 1",
		]);
	});

	it("is nothing where the end is as the beginning", () => {
		expect(told(title("Comp"), title("Complaint"))).toEqual({});
	});

	it("is told of a renamed question once, and of what refers to it not at all", () => {
		const at = "/schema/properties/project";
		const found = told({ verb: "rename", path: complaint, at, value: "works" });
		expect(found[complaint]?.sum).toEqual([
			"Project it is about has the name works instead of project, wherever it is referred to",
		]);
	});

	it("is told of a question that is asked in another step, of a part that moved and of an entry that joined", () => {
		const noise = asArray(documents["forms/noise.json"]?.steps).map(asObject);
		const [first, second] = noise;
		const name = String(asArray(second?.fields)[0]);
		const moved: NewEdit = {
			verb: "move-field",
			path: "forms/noise.json",
			at: `/schema/properties/${name}`,
			value: String(first?.id),
			index: 0,
		};
		expect(told(moved)["forms/noise.json"]?.sum).toEqual(told(moved)["forms/noise.json"]?.acts);
		const teams = asArray(documents["categories.json"]?.categories).map(asObject);
		const last = String(teams.at(-1)?.code);
		const up: NewEdit = { verb: "move", path: "categories.json", at: `/categories/#${last}`, index: 0 };
		expect(told(up)["categories.json"]?.sum).toEqual([`${String(teams.at(-1)?.name)} was moved`]);
		const pet = { code: "pets", name: "Pets", icon: "layui-icon-heart", form: "complaint" };
		const more: NewEdit = { verb: "add", path: "categories.json", at: "/categories", value: pet, index: 1 };
		expect(told(more)["categories.json"]?.sum).toEqual(["Pets was added to categories"]);
	});

	describe("of groups", () => {
		const form = "forms/park.json";
		const words = { type: "string", title: "Words" };
		const park = (schema: JsonObject, more: JsonObject = {}) =>
			JSON.stringify({
				kind: "form",
				id: "park",
				title: "Park",
				submit: {},
				schema: { type: "object", ...schema },
				...more,
			});
		const group = (title: string, properties: JsonObject, more: JsonObject = {}) => ({
			type: "object",
			title,
			properties,
			...more,
		});
		const plain = { properties: { tree: words, age: { ...words, title: "Age" } }, required: ["tree"] };
		const grouped = {
			required: [],
			properties: { home: group("Home", { tree: words }, { required: ["tree"] }), age: plain.properties.age },
		};
		const rows = {
			required: [],
			properties: {
				trees: {
					type: "array",
					title: "Trees",
					items: { type: "object", properties: { tree: words }, required: ["tree"] },
				},
				age: plain.properties.age,
			},
		};
		const asked = (scope: string) => ({ fields: { [`${scope}/tree`]: { hint: "Which?" }, "/age": asks(scope) } });
		const asks = (scope: string) => ({ when: { [`/form${scope}/tree`]: { minLength: 1 } } });
		const between = (before: string, after: string) => {
			const edit: Edit = { id: "1", verb: "replace-document", path: form, at: "", value: after };
			return draftChanges([{ path: form, text: before }], [edit]).documents.flatMap(({ sentences }) =>
				sentences.map(sentenceText),
			);
		};

		it("says that a question was moved into a new group, with what is said of it", () => {
			const before = park(plain, asked(""));
			const after = park(grouped, asked("/home"));
			expect(between(before, after)).toEqual(["The field Home was added to Park", "Words was moved to Home"]);
			expect(between(after, before)).toEqual(["Words was moved to Park", "The field Home was removed"]);
		});

		it("says so of rows too, and of a group that a step asks", () => {
			expect(between(park(plain), park(rows))).toEqual([
				"The field Trees was added to Park",
				"Words was moved to Trees",
			]);
			const steps = (...fields: string[]) => ({ steps: [{ id: "one", title: "One", fields }] });
			expect(between(park(plain, steps("tree", "age")), park(grouped, steps("home", "age")))).toEqual([
				"The field Home was added to Park",
				"Words was moved to Home",
			]);
		});

		it("says so of a group that was there, and what else became of the question", () => {
			const before = { properties: { tree: words, home: group("Home", { age: words }) } };
			const after = { properties: { home: group("Home", { age: words, tree: { ...words, title: "Tree" } }) } };
			expect(between(park(before), park(after))).toEqual(["Words was moved to Home", "Words is now called Tree"]);
		});

		it("takes a group in place of another one for no move of what both have", () => {
			const after = { required: [], properties: { site: group("Site", { tree: words }), age: plain.properties.age } };
			expect(between(park(grouped), park(after))).toEqual([
				"The field Home was removed",
				"The field Site was added to Park",
			]);
		});
	});

	it("tells of a choice by its words, and by its value where it has none", () => {
		const path = "forms/a.json";
		const choice = (value: string) => ({ value, label: `In ${value}` });
		const asked = (...values: string[]) => ({
			kind: "form",
			id: "a",
			title: "A",
			schema: {
				type: "object",
				properties: {
					when: { type: "string", title: "When", enum: values },
					days: { type: "array", title: "Days", items: { type: "string", enum: values } },
					bare: { type: "string", title: "Bare", enum: values },
				},
			},
			fields: { "/when": { choices: values.map(choice) }, "/days": { choices: values.map(choice) } },
		});
		const before = { [path]: asked("may", "june") };
		const after = { [path]: asked("june", "july") };
		const said = sumUp(before, after).get(path)?.map(sentenceText) ?? [];
		expect(said.filter((one) => /\bIn (may|july)\b/.test(one))).toHaveLength(4);
		expect(said.filter((one) => !/\bIn /.test(one))).toEqual([
			expect.stringMatching(/^may was removed/),
			expect.stringMatching(/^july was added to .*Bare/),
		]);
	});

	it("tells of a condition as a whole, whatever became of its parts", () => {
		const when = { "/form/project": { const: "p1" }, "/form/title": { minLength: 3 } };
		const change: NewEdit = { verb: "set", path: complaint, at: "/anonymous_when", value: when };
		expect(told(change)[complaint]?.sum).toEqual(["Complaint: anonymous when was changed"]);
	});

	it("counts translations where there are many", () => {
		const many = Array.from({ length: 20 }, (_, at): NewEdit => {
			return { verb: "translate", path: chinese, at: `/messages/Text ${at}`, value: `文字 ${at}` };
		});
		expect(told(...many)[chinese]?.sum).toEqual(["Translations into zh-CN that were changed: 20"]);
	});

	it("is told by what was done where the text is no JSON any more", () => {
		const broken = told({ verb: "replace-document", path: complaint, at: "", value: "{" });
		expect(broken[complaint]?.sum).toEqual(["The source of Complaint is not valid JSON"]);
	});
});
