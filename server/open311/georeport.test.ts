/**
 * Every answer against the published structure of GeoReport v2, in both formats. No client or validator on npm is kept: `open311`
 * stands at 0.0.12, wants `request` 2.11 and a parser from a git address, and repairs what a server answers wrongly rather than
 * telling; the validators that the standard's makers link to are Ruby and Python 2. So the tables of the standard are written
 * as JSON Schema (georeport.fixture.ts). XML is read as the standard maps it to JSON (the Spark convention), and its texts as
 * what the schema wants, which refuses a text that is not.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { GEOREPORT, XML_LISTS } from "./georeport.fixture.ts";

type Part = keyof typeof GEOREPORT;
type Format = "xml" | "json";

const ajvOf = (coerceTypes: boolean) => {
	const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes });
	addFormats.default(ajv);
	return ajv;
};
const AJV = { json: ajvOf(false), xml: ajvOf(true) };

/** An element as the Spark convention reads it: lists by their names, other elements by their children, and texts. */
function readElement(element: Element): unknown {
	const entry = XML_LISTS[element.tagName];
	const children = [...element.children];
	if (entry !== undefined) {
		expect(children.filter(({ tagName }) => tagName !== entry)).toEqual([]);
		return children.map(readElement);
	}
	if (children.length === 0) return element.textContent;
	return Object.fromEntries(children.map((child) => [child.tagName, readElement(child)]));
}

const TYPES = { json: "application/json; charset=utf-8", xml: "text/xml; charset=utf-8" };

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };

/** What an answer holds, in whichever format; refuses what differs from the standard. */
function held(answer: Answer, format: Format, part: Part): unknown {
	expect(answer.headers["content-type"]).toBe(TYPES[format]);
	if (format === "xml") expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
	const root = part === "filed" ? "service_requests" : part;
	const xml = () => new JSDOM(answer.body, { contentType: "text/xml" }).window.document.documentElement;
	if (format === "xml") expect(xml().tagName).toBe(root);
	const value: unknown = format === "json" ? JSON.parse(answer.body) : readElement(xml());
	const valid = AJV[format].validate(GEOREPORT[part], value);
	expect(valid, `${AJV[format].errorsText()} in ${answer.body.slice(0, 2000)}`).toBe(true);
	return value;
}

const REPORT = {
	service_code: "lighting",
	address_string: "Mill Lane 3",
	description: "The lamp at the corner of Mill Lane is out & flickers <sometimes>.",
	"attribute[happened_on]": "2026-11-20",
	"attribute[consent]": "true",
};

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const get = (path: string) => test.app.inject({ url: `/open311/${path}` });
const post = (format: Format, body: Record<string, string>) =>
	test.app.inject({
		method: "POST",
		url: `/open311/v2/requests.${format}`,
		payload: new URLSearchParams(body).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
	});

describe.each(["json", "xml"] as const)("in %s, as GeoReport v2 says it,", (format) => {
	it("the discovery document names the endpoint and its formats", async () => {
		held(await get(`discovery.${format}`), format, "discovery");
	});

	it("services are listed, and each is defined", async () => {
		for (const one of asArray(held(await get(`v2/services.${format}`), format, "services"))) {
			const code = String(asObject(one).service_code);
			const definition = held(await get(`v2/services/${code}.${format}`), format, "service_definition");
			expect(asObject(definition).service_code).toBe(code);
			const orders = asArray(asObject(definition).attributes).map((attribute) => asObject(attribute).order);
			expect(new Set(orders).size).toBe(orders.length);
		}
	});

	it("a request is filed, published, listed and read by its number", async () => {
		const answer = await post(format, { ...REPORT, description: `${REPORT.description} ${format}` });
		expect(answer.statusCode, answer.body).toBe(201);
		const number = String(asObject(asArray(held(answer, format, "filed"))[0]).service_request_id);
		const { db } = test.services;
		const { id } = await db.selectFrom("message").select("id").where("number", "=", number).executeTakeFirstOrThrow();
		const desk = await openDesk(test);
		await desk.act(id, { action: "accept" });
		await desk.publish(id);
		const [single] = asArray(held(await get(`v2/requests/${number}.${format}`), format, "service_requests"));
		expect(single).toMatchObject({ service_request_id: number, description: `${REPORT.description} ${format}` });
		const all = asArray(held(await get(`v2/requests.${format}`), format, "service_requests"));
		expect(all.map((one) => asObject(one).service_request_id)).toContain(number);
	});

	it("what is refused comes as errors, with the status that each names", async () => {
		const refusals = [
			...[await get(`v2/services/nowhere.${format}`), await get(`v2/requests/none.${format}`)],
			...[await get(`v2/requests.${format}?status=sideways`), await post(format, {})],
			await post(format, { ...REPORT, description: "Short" }),
		];
		for (const refused of refusals) {
			const [first] = asArray(held(refused, format, "errors"));
			expect(asObject(first).code).toBe(refused.statusCode);
		}
	});
});
