import { expect, it, vi } from "vitest";
import { compileText } from "../../schemas/compiler/emit/messages.ts";
import { formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { sourceWords } from "../../schemas/rules/answer-words.ts";
import { describeAnswers } from "../../schemas/rules/answers.ts";
import { asObject, type JsonObject } from "../../schemas/rules/json.ts";
import { createSpeaker } from "../../schemas/speech/speaker.ts";
import type { FieldOptions, OptionSource } from "../../schemas/types.gen.ts";
import type { AskAnswer, AskOperation } from "../routes/ask-operation.ts";
import { Refusal } from "../wire/refusal.ts";
import { chosenOptions } from "./chosen-options.ts";

const ENGLISH = createSpeaker({ locale: "en-US" });
const CHINESE = createSpeaker({
	locale: "zh-CN",
	messages: { "“{title}” must be one of the choices": compileText("{title}必须是选项之一"), Project: "项目" },
});

const text = (title: string) => ({ type: "string", title });
const source: OptionSource = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
const form = (
	fields: Record<string, FieldOptions>,
	properties: Record<string, unknown> = { project: text("Project") },
) => ({
	document: { ...formOf(properties), fields },
	schema: {},
	validator: "",
});
const answered = (data: unknown): AskAnswer => ({ outcome: "answered", data });
const entries = (...ids: unknown[]) => ids.map((id) => ({ id, title: `Project ${id}` }));
const offering = (...ids: unknown[]) => vi.fn<AskOperation>(async () => answered({ list: entries(...ids) }));
/** A list of so many pages with one project each: p1, p2, … */
const paged = (total: number) =>
	vi.fn<AskOperation>(async (_operation, { page = "1" }) =>
		answered({ list: entries(`p${page}`), page: Number(page), limit: 1, total }),
	);

/** What is refused, by its place and in words; nothing where all was taken. */
async function refused(asked: FormArtefact, data: JsonObject, ask: AskOperation, speaker = ENGLISH): Promise<unknown> {
	try {
		await chosenOptions(asked, data, ask, speaker);
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal;
		return asObject(refusal.data).errors;
	}
	return [];
}
const NOT_OFFERED = [{ pointer: "/data/project", message: "“Project” must be one of the choices" }];

it("says what nobody could have chosen in the language of who sends", async () => {
	const asked = form({ "/project": { options: source } });
	expect(await refused(asked, { project: "x" }, offering("a"), CHINESE)).toEqual([
		{ pointer: "/data/project", message: "项目必须是选项之一" },
	]);
});

it("finds the label of what was chosen, on whatever page of the list it stands", async () => {
	const ask = paged(3);
	const labels = await chosenOptions(form({ "/project": { options: source } }), { project: "p2" }, ask, ENGLISH);
	expect(labels).toEqual({ "/project": ["Project p2"] });
	expect(ask).toHaveBeenCalledTimes(2);
});

it("labels each of several values", async () => {
	const several = { project: { type: "array", title: "Projects", items: { type: "string" } } };
	const asked = form({ "/project": { options: source } }, several);
	expect(await chosenOptions(asked, { project: ["b", "a"] }, offering("a", "b"), ENGLISH)).toEqual({
		"/project": ["Project b", "Project a"],
	});
});

it("asks for the region of an address, whose label stands with the street, and refuses another at its place", async () => {
	const home = { type: "object", title: "Home", properties: { region: text("Region"), detail: text("Street") } };
	const asked = form({ "/home": { widget: "address", options: source } }, { home });
	const data = { home: { region: "b", detail: "Maple Road 1" } };
	const labels = await chosenOptions(asked, data, offering("a", "b"), ENGLISH);
	expect(labels).toEqual({ "/home/region": ["Project b"] });
	expect(describeAnswers(asked, data, sourceWords, labels)).toMatchObject([{ text: "Project b, Maple Road 1" }]);
	expect(await refused(asked, data, offering("a"))).toEqual([
		{ pointer: "/data/home/region", message: "“Region” must be one of the choices" },
	]);
	const line = form({ "/home": { widget: "address" } }, { home: text("Home") });
	expect(await refused(line, { home: "Maple Road 1" }, offering("a"))).toEqual([]);
});

it("refuses what is not offered at its place, as what a schema does not list, or in the author's words", async () => {
	const plain = form({ "/project": { options: source } });
	expect(await refused(plain, { project: "z" }, offering("a"))).toEqual(NOT_OFFERED);
	expect(await refused(plain, { project: 1 }, offering("1"))).toEqual(NOT_OFFERED);
	expect(await refused(plain, { project: "p9" }, paged(3))).toEqual(NOT_OFFERED);
	const worded = form({ "/project": { options: source, errors: { enum: "Please choose a project." } } });
	const [error] = [await refused(worded, { project: "z" }, offering("a"))].flat();
	expect(error).toMatchObject({ message: "Please choose a project." });
});

it("refuses a list of values for one that is not offered", async () => {
	const several = { project: { type: "array", title: "Project", items: { type: "string" } } };
	const asked = form({ "/project": { options: source } }, several);
	expect(await refused(asked, { project: ["a", "z"] }, offering("a"))).toEqual(NOT_OFFERED);
});

it("asks with what the options depend on: constants, answers, and answers of the same row", async () => {
	const query = { keyword: { bind: "/item/about" }, status: { bind: "/form/kind" }, limit: 50 };
	const rows = {
		type: "array",
		items: { type: "object", properties: { about: text("About"), project: text("Project") } },
	};
	const asked = form({ "/rows/*/project": { options: { ...source, query } } }, { kind: text("Kind"), rows });
	const ask = vi.fn<AskOperation>(async (_operation, { keyword }) => answered({ list: entries(`of ${keyword}`) }));
	const answers = (project: string) => ({ kind: "active", rows: [{}, { about: "road", project }] });
	expect(await refused(asked, answers("of road"), ask)).toEqual([]);
	expect(ask).toHaveBeenCalledWith("projectGetList", { keyword: "road", status: "active", limit: "50" });
	expect(await refused(asked, answers("of rail"), ask)).toMatchObject([{ pointer: "/data/rows/1/project" }]);
});

it("refuses any value while an answer is missing that the options wait for: none were offered", async () => {
	const query = { keyword: { bind: "/form/kind" } };
	const asked = form(
		{ "/project": { options: { ...source, query } } },
		{ kind: text("Kind"), project: text("Project") },
	);
	const ask = offering("a");
	expect(await refused(asked, { project: "a" }, ask)).toEqual(NOT_OFFERED);
	expect(ask).not.toHaveBeenCalled();
});

it("takes any value while the operation fails, and none where it refuses what it is asked for", async () => {
	const asked = form({ "/project": { options: source } });
	expect(await refused(asked, { project: "a" }, async () => ({ outcome: "failed" }))).toEqual([]);
	expect(await refused(asked, { project: "a" }, async () => ({ outcome: "refused" }))).toEqual(NOT_OFFERED);
});

it("refuses of a searched list only what is in none of its pages, and takes what may be further on", async () => {
	const searched = form({ "/project": { options: { ...source, search: "keyword" } } });
	expect(await refused(searched, { project: "p9" }, paged(3))).toEqual(NOT_OFFERED);
	expect(await refused(searched, { project: "p99" }, paged(100))).toEqual([]);
	expect(await refused(searched, { project: "z" }, offering("a"))).toEqual([]);
	const found = { operation: "searchGetAll", list: "/projects/list", value: "/id", label: "/title", search: "keyword" };
	const ask = async (): Promise<AskAnswer> => ({ outcome: "refused" });
	expect(await refused(form({ "/project": { options: found } }), { project: "a" }, ask)).toEqual([]);
});

it("refuses of a long searched list what its lookup does not know, and labels what it does", async () => {
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const searched = form({ "/project": { options: { ...source, search: "keyword", lookup } } });
	const ask = vi.fn<AskOperation>(async (_operation, { id }) =>
		id === "p99" ? answered({ id: "p99", title: "Tunnel" }) : { outcome: "refused" },
	);
	expect(await chosenOptions(searched, { project: "p99" }, ask, ENGLISH)).toEqual({ "/project": ["Tunnel"] });
	expect(ask).toHaveBeenCalledExactlyOnceWith("projectGetDetail", { id: "p99" });
	expect(await refused(searched, { project: "z" }, ask)).toEqual(NOT_OFFERED);
});

it("refuses of a searched list with a lookup what another answer has made stale: an entry that the list had not", async () => {
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const query = { status: { bind: "/form/status" } };
	const hanging = { ...source, query, search: "keyword", lookup };
	const asked = form({ "/project": { options: hanging } }, { status: text("Status"), project: text("Project") });
	const ask = vi.fn<AskOperation>(async (operation, { id, status, page = "1" }) => {
		if (operation === "projectGetDetail") return answered({ id, title: `Project ${id}` });
		return answered({ list: entries(`${status}${page}`), page, limit: 1, total: status === "long" ? 100 : 3 });
	});
	expect(await refused(asked, { status: "active", project: "active3" }, ask)).toEqual([]);
	expect(await refused(asked, { status: "planned", project: "active3" }, ask)).toEqual(NOT_OFFERED);
	expect(await refused(asked, { project: "active3" }, ask)).toEqual(NOT_OFFERED);
	// Beyond what is looked through only the entry itself is known.
	expect(await refused(asked, { status: "long", project: "active3" }, ask)).toEqual([]);
});

it("leaves out what only the page knows, and takes a refusal of that for no answer", async () => {
	const query = { keyword: { bind: "/query/keyword", default: "road" }, limit: 20 };
	const asked = form({ "/project": { options: { ...source, query } } });
	const ask = offering("a");
	expect(await refused(asked, { project: "z" }, ask)).toEqual(NOT_OFFERED);
	expect(ask).toHaveBeenCalledWith("projectGetList", { limit: "20" });
	expect(await refused(asked, { project: "z" }, async () => ({ outcome: "refused" }))).toEqual([]);
});

it("takes what is written where nothing is offered, and asks nothing for what is not answered", async () => {
	const ask = offering("a");
	const written = form({ "/project": { widget: "text", options: source } });
	expect(await refused(written, { project: "z" }, ask)).toEqual([]);
	expect(await refused(form({ "/project": { options: source } }), {}, ask)).toEqual([]);
	expect(ask).not.toHaveBeenCalled();
});

it("asks once for all rows of a repeat group, and only so often for one case", async () => {
	const rows = { type: "array", items: { type: "object", properties: { project: text("Project") } } };
	const asked = form({ "/rows/*/project": { options: source } }, { rows });
	const ask = offering("a");
	await chosenOptions(asked, { rows: [{ project: "a" }, { project: "a" }] }, ask, ENGLISH);
	expect(ask).toHaveBeenCalledOnce();
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const flooded = form({ "/rows/*/project": { options: { ...source, lookup } } }, { rows });
	const one = vi.fn<AskOperation>(async (_operation, { id = "" }) => answered({ id, title: id }));
	const many = Array.from({ length: 1100 }, (_, index) => ({ project: `p${index}` }));
	expect(await refused(flooded, { rows: many }, one)).toHaveLength(100);
	expect(one).toHaveBeenCalledTimes(1000);
});
