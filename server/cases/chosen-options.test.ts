import { expect, it, vi } from "vitest";
import { compileText } from "../../schemas/compiler/emit/messages.ts";
import { formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import { createTranslator } from "../../schemas/i18n/translator.ts";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { describeValues } from "../../schemas/rules/questions/described-values.ts";
import { sourceWords } from "../../schemas/rules/texts/value-texts.ts";
import type { FieldOptions, OptionSource } from "../../schemas/types.gen.ts";
import { Refusal } from "../wire/refusal.ts";
import type { OperationOutcome, RequestOperation } from "../wire/request-operation.ts";
import { chosenOptions } from "./chosen-options.ts";

const ENGLISH = createTranslator({ locale: "en-US" });
const CHINESE = createTranslator({
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
const answered = (data: unknown): OperationOutcome => ({ outcome: "answered", data });
const entries = (...ids: unknown[]) => ids.map((id) => ({ id, title: `Project ${id}` }));
const offering = (...ids: unknown[]) => vi.fn<RequestOperation>(async () => answered({ list: entries(...ids) }));
/** A list of so many pages with one project each: p1, p2, … */
const paged = (total: number) =>
	vi.fn<RequestOperation>(async (_operation, { page = "1" }) =>
		answered({ list: entries(`p${page}`), page: Number(page), limit: 1, total }),
	);

/** What is refused, by its place and in words; nothing where all was taken. */
async function refused(
	requested: FormArtefact,
	data: JsonObject,
	request: RequestOperation,
	translator = ENGLISH,
): Promise<unknown> {
	try {
		await chosenOptions(requested, data, request, translator);
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal;
		return asObject(refusal.data).errors;
	}
	return [];
}
const NOT_OFFERED = [{ pointer: "/data/project", message: "“Project” must be one of the choices" }];

it("says what nobody could have chosen in the language of who sends", async () => {
	const requested = form({ "/project": { options: source } });
	expect(await refused(requested, { project: "x" }, offering("a"), CHINESE)).toEqual([
		{ pointer: "/data/project", message: "项目必须是选项之一" },
	]);
});

it("finds the label of what was chosen, on whatever page of the list it stands", async () => {
	const request = paged(3);
	const labels = await chosenOptions(form({ "/project": { options: source } }), { project: "p2" }, request, ENGLISH);
	expect(labels).toEqual({ "/project": ["Project p2"] });
	expect(request).toHaveBeenCalledTimes(2);
});

it("labels each of several values", async () => {
	const several = { project: { type: "array", title: "Projects", items: { type: "string" } } };
	const requested = form({ "/project": { options: source } }, several);
	expect(await chosenOptions(requested, { project: ["b", "a"] }, offering("a", "b"), ENGLISH)).toEqual({
		"/project": ["Project b", "Project a"],
	});
});

it("asks for the region of an address, whose label stands with the street, and refuses another at its place", async () => {
	const home = { type: "object", title: "Home", properties: { region: text("Region"), detail: text("Street") } };
	const requested = form({ "/home": { widget: "address", options: source } }, { home });
	const data = { home: { region: "b", detail: "Maple Road 1" } };
	const labels = await chosenOptions(requested, data, offering("a", "b"), ENGLISH);
	expect(labels).toEqual({ "/home/region": ["Project b"] });
	expect(describeValues(requested, data, sourceWords, labels)).toMatchObject([{ text: "Project b, Maple Road 1" }]);
	expect(await refused(requested, data, offering("a"))).toEqual([
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
	const requested = form({ "/project": { options: source } }, several);
	expect(await refused(requested, { project: ["a", "z"] }, offering("a"))).toEqual(NOT_OFFERED);
});

it("asks with what the options depend on: constants, answers, and answers of the same row", async () => {
	const query = { keyword: { bind: "/item/about" }, status: { bind: "/form/kind" }, limit: 50 };
	const rows = {
		type: "array",
		items: { type: "object", properties: { about: text("About"), project: text("Project") } },
	};
	const requested = form({ "/rows/*/project": { options: { ...source, query } } }, { kind: text("Kind"), rows });
	const request = vi.fn<RequestOperation>(async (_operation, { keyword }) =>
		answered({ list: entries(`of ${keyword}`) }),
	);
	const values = (project: string) => ({ kind: "active", rows: [{}, { about: "road", project }] });
	expect(await refused(requested, values("of road"), request)).toEqual([]);
	expect(request).toHaveBeenCalledWith("projectGetList", { keyword: "road", status: "active", limit: "50" });
	expect(await refused(requested, values("of rail"), request)).toMatchObject([{ pointer: "/data/rows/1/project" }]);
});

it("refuses any value while an answer is missing that the options wait for: none were offered", async () => {
	const query = { keyword: { bind: "/form/kind" } };
	const requested = form(
		{ "/project": { options: { ...source, query } } },
		{ kind: text("Kind"), project: text("Project") },
	);
	const request = offering("a");
	expect(await refused(requested, { project: "a" }, request)).toEqual(NOT_OFFERED);
	expect(request).not.toHaveBeenCalled();
});

it("takes any value while the operation fails, and none where it refuses what it is asked for", async () => {
	const requested = form({ "/project": { options: source } });
	expect(await refused(requested, { project: "a" }, async () => ({ outcome: "failed" }))).toEqual([]);
	expect(await refused(requested, { project: "a" }, async () => ({ outcome: "refused" }))).toEqual(NOT_OFFERED);
});

it("refuses of a searched list only what is in none of its pages, and takes what may be further on", async () => {
	const searched = form({ "/project": { options: { ...source, search: "keyword" } } });
	expect(await refused(searched, { project: "p9" }, paged(3))).toEqual(NOT_OFFERED);
	expect(await refused(searched, { project: "p99" }, paged(100))).toEqual([]);
	expect(await refused(searched, { project: "z" }, offering("a"))).toEqual([]);
	const found = { operation: "searchGetAll", list: "/projects/list", value: "/id", label: "/title", search: "keyword" };
	const request = async (): Promise<OperationOutcome> => ({ outcome: "refused" });
	expect(await refused(form({ "/project": { options: found } }), { project: "a" }, request)).toEqual([]);
});

it("refuses of a long searched list what its lookup does not know, and labels what it does", async () => {
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const searched = form({ "/project": { options: { ...source, search: "keyword", lookup } } });
	const request = vi.fn<RequestOperation>(async (_operation, { id }) =>
		id === "p99" ? answered({ id: "p99", title: "Tunnel" }) : { outcome: "refused" },
	);
	expect(await chosenOptions(searched, { project: "p99" }, request, ENGLISH)).toEqual({ "/project": ["Tunnel"] });
	expect(request).toHaveBeenCalledExactlyOnceWith("projectGetDetail", { id: "p99" });
	expect(await refused(searched, { project: "z" }, request)).toEqual(NOT_OFFERED);
});

it("refuses of a searched list with a lookup what another value has made stale: an entry that the list had not", async () => {
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const query = { status: { bind: "/form/status" } };
	const hanging = { ...source, query, search: "keyword", lookup };
	const requested = form({ "/project": { options: hanging } }, { status: text("Status"), project: text("Project") });
	const request = vi.fn<RequestOperation>(async (operation, { id, status, page = "1" }) => {
		if (operation === "projectGetDetail") return answered({ id, title: `Project ${id}` });
		return answered({ list: entries(`${status}${page}`), page, limit: 1, total: status === "long" ? 100 : 3 });
	});
	expect(await refused(requested, { status: "active", project: "active3" }, request)).toEqual([]);
	expect(await refused(requested, { status: "planned", project: "active3" }, request)).toEqual(NOT_OFFERED);
	expect(await refused(requested, { project: "active3" }, request)).toEqual(NOT_OFFERED);
	// Beyond what is looked through only the entry itself is known.
	expect(await refused(requested, { status: "long", project: "active3" }, request)).toEqual([]);
});

it("leaves out what only the page knows, and takes a refusal of that for no answer", async () => {
	const query = { keyword: { bind: "/query/keyword", default: "road" }, limit: 20 };
	const requested = form({ "/project": { options: { ...source, query } } });
	const request = offering("a");
	expect(await refused(requested, { project: "z" }, request)).toEqual(NOT_OFFERED);
	expect(request).toHaveBeenCalledWith("projectGetList", { limit: "20" });
	expect(await refused(requested, { project: "z" }, async () => ({ outcome: "refused" }))).toEqual([]);
});

it("takes what is written where nothing is offered, and asks nothing for what is not answered", async () => {
	const request = offering("a");
	const written = form({ "/project": { widget: "text", options: source } });
	expect(await refused(written, { project: "z" }, request)).toEqual([]);
	expect(await refused(form({ "/project": { options: source } }), {}, request)).toEqual([]);
	expect(request).not.toHaveBeenCalled();
});

it("asks once for all rows of a repeat group, and only so often for one case", async () => {
	const rows = { type: "array", items: { type: "object", properties: { project: text("Project") } } };
	const requested = form({ "/rows/*/project": { options: source } }, { rows });
	const request = offering("a");
	await chosenOptions(requested, { rows: [{ project: "a" }, { project: "a" }] }, request, ENGLISH);
	expect(request).toHaveBeenCalledOnce();
	const lookup = { operation: "projectGetDetail", parameter: "id" };
	const flooded = form({ "/rows/*/project": { options: { ...source, lookup } } }, { rows });
	const one = vi.fn<RequestOperation>(async (_operation, { id = "" }) => answered({ id, title: id }));
	const many = Array.from({ length: 1100 }, (_, index) => ({ project: `p${index}` }));
	expect(await refused(flooded, { rows: many }, one)).toHaveLength(100);
	expect(one).toHaveBeenCalledTimes(1000);
});
