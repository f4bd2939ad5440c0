import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { READ_LIMITS } from "../routes/read-limits.ts";
import { openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const get = (path: string, language = "en-US") =>
	test.app.inject({ url: `/open311/${path}`, headers: { "accept-language": language } });
const jsonOf = async (path: string) => asArray((await get(path)).json()).map(asObject);

const REPORT = {
	service_code: "lighting",
	description: "The lamp at the corner of Mill Lane has been out for three nights.",
	address_string: "Mill Lane 3",
	"attribute[happened_on]": "2026-11-20",
	"attribute[consent]": "true",
};

const post = (body: Record<string, string>, headers: Record<string, string> = {}, format = "json") =>
	test.app.inject({
		method: "POST",
		url: `/open311/v2/requests.${format}`,
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
		payload: new URLSearchParams(body).toString(),
	});

const xmlOf = (body: string) => new JSDOM(body, { contentType: "text/xml" }).window.document;

/** The fields of GeoReport v2's own tables, in each response. */
const FIELDS = {
	service: ["service_code", "service_name", "description", "metadata", "type", "keywords", "group"],
	attribute: ["variable", "code", "datatype", "required", "datatype_description", "order", "description"],
	request: [
		...["service_request_id", "status", "status_notes", "service_name", "service_code", "description"],
		...["agency_responsible", "service_notice", "requested_datetime", "updated_datetime", "expected_datetime"],
		...["address", "address_id", "zipcode", "lat", "long", "media_url"],
	],
};

it("lists the categories whose forms can be filed so, with the standard's fields, in XML where no format is named", async () => {
	const services = await jsonOf("v2/services.json");
	const codes = services.map(({ service_code }) => service_code);
	expect(codes).toContain("lighting");
	// Rows of places cannot be sent; what one team alone reads is not filed by a program.
	expect(codes).not.toContain("roads");
	expect(codes).not.toContain("integrity");
	for (const service of services) expect(Object.keys(service)).toEqual(FIELDS.service);
	const answer = await get("v2/services");
	expect(answer.headers["content-type"]).toContain("text/xml");
	const document = xmlOf(answer.body);
	expect(document.documentElement.tagName).toBe("services");
	expect([...document.querySelectorAll("services > service > service_code")].map((one) => one.textContent)).toEqual(
		codes,
	);
});

it("defines a service by its form: what is asked, of which type, with which values, in the reader's language", async () => {
	const definition = asObject((await get("v2/services/suggestion.json")).json());
	const attributes = asArray(definition.attributes).map(asObject);
	for (const attribute of attributes) expect(Object.keys(attribute)).toEqual(expect.arrayContaining(FIELDS.attribute));
	expect(attributes.map(({ code }) => code)).not.toContain("contact_name");
	expect(attributes.find(({ code }) => code === "kind")).toMatchObject({
		datatype: "singlevaluelist",
		required: true,
		values: [{ key: "suggestion", name: "A suggestion" }, { key: "thanks" }],
	});
	const chinese = xmlOf((await get("v2/services/lighting.xml", "zh-CN")).body);
	expect(chinese.querySelector("service_definition > service_code")?.textContent).toBe("lighting");
	expect(chinese.querySelector("attributes > attribute > description")?.textContent).toMatch(/\p{Script=Han}/u);
	expect((await get("v2/services/roads.json")).statusCode).toBe(404);
});

it("files a request once, without a name, by the form's own rules, and shows it only when it is published", async () => {
	const filed = await post(REPORT);
	expect(filed.statusCode, filed.body).toBe(201);
	const [first] = asArray(filed.json()).map(asObject);
	expect(first).toMatchObject({ service_notice: expect.stringMatching(/^Query code: /), account_id: "" });
	const [again] = asArray((await post(REPORT)).json()).map(asObject);
	expect(again?.service_request_id).toBe(first?.service_request_id);
	const number = String(first?.service_request_id);
	expect((await get(`v2/requests/${number}.json`)).statusCode).toBe(404);
	const row = await test.services.db
		.selectFrom("message")
		.select(["id", "user_id", "title", "data"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject({
		user_id: null,
		data: { address: "Mill Lane 3", identity: "anonymous", happened_on: "2026-11-20" },
	});
	const desk = await openDesk(test);
	await desk.act(row.id, { action: "accept" });
	await desk.publish(row.id);
	const [shown] = await jsonOf(`v2/requests/${number}.json`);
	expect(Object.keys(shown ?? {})).toEqual(FIELDS.request);
	expect(shown).toMatchObject({ status: "open", service_code: "lighting", description: REPORT.description });
});

it("tells what the form refuses, field by field, as the standard's errors in either format", async () => {
	const { "attribute[happened_on]": _left, ...without } = REPORT;
	const refused = await post({ ...without, description: "Short" });
	expect(refused.statusCode).toBe(400);
	const errors = asArray(refused.json()).map(asObject);
	expect(errors.map(({ description }) => String(description).split(":")[0])).toEqual(
		expect.arrayContaining(["happened_on", "description"]),
	);
	const xml = await post({ ...REPORT, service_code: "nowhere" }, {}, "xml");
	expect(xml.statusCode).toBe(404);
	expect(xmlOf(xml.body).querySelector("errors > error > code")?.textContent).toBe("404");
	expect((await post({})).statusCode).toBe(400);
});

it("files two with two keys in the header, and one with the same", async () => {
	const send = async (key: string) =>
		asObject(
			asArray(
				(await post({ ...REPORT, description: `${REPORT.description} Again.` }, { "idempotency-key": key })).json(),
			)[0],
		).service_request_id;
	const one = await send("key-one-0001");
	const other = await send("key-two-0002");
	const same = await send("key-one-0001");
	expect(other).not.toBe(one);
	expect(same).toBe(one);
});

it("lists published cases by service, state, number and time, and nothing that is not public", async () => {
	const all = await jsonOf("v2/requests.json?start_date=2020-01-01T00:00:00Z&end_date=2099-01-01T00:00:00Z");
	const wide = await jsonOf("v2/requests.json");
	expect(wide.length).toBeGreaterThan(0);
	expect(all.length).toBeLessThanOrEqual(wide.length);
	const published = await test.services.db
		.selectFrom("message")
		.select("number")
		.where("published", "=", true)
		.execute();
	const numbers = new Set(published.map(({ number }) => number));
	for (const one of wide) expect(numbers).toContain(one.service_request_id);
	const [first] = wide;
	const ofService = await jsonOf(`v2/requests.json?service_code=${String(first?.service_code)}`);
	expect(new Set(ofService.map(({ service_code }) => service_code))).toEqual(new Set([first?.service_code]));
	const closed = await jsonOf("v2/requests.json?status=closed");
	expect(closed.every(({ status }) => status === "closed")).toBe(true);
	expect(await jsonOf(`v2/requests.json?service_request_id=${String(first?.service_request_id)}`)).toHaveLength(1);
	expect((await get("v2/requests.json?status=sideways")).statusCode).toBe(400);
	expect((await get("v2/requests.json?start_date=yesterday")).statusCode).toBe(400);
});

it("asks for a key where the portal gives keys, and says in its discovery document where it is", async () => {
	test.services.settings.open311Keys.push("k-1");
	expect((await post({ ...REPORT, description: "Another lamp is out there, too." })).statusCode).toBe(403);
	expect((await post({ ...REPORT, description: "Another lamp is out there, too.", api_key: "k-1" })).statusCode).toBe(
		201,
	);
	test.services.settings.open311Keys.pop();
	const discovery = asObject((await get("discovery.json")).json());
	expect(valueIn(asArray(discovery.endpoints)[0], "url")).toMatch(/\/open311\/v2$/);
	expect(
		xmlOf((await get("discovery.xml")).body).querySelector("discovery > endpoints > endpoint > formats > format"),
	).not.toBeNull();
});

it("refuses who reads too much in a minute, as the standard says it", async () => {
	const few = await openTestApp({ PORTICO_RATE_FACTOR: "1" });
	try {
		const read = () => few.app.inject({ url: "/open311/discovery.json", remoteAddress: "192.0.2.7" });
		const first = Array.from({ length: READ_LIMITS.reads }, read);
		expect((await Promise.all(first)).every(({ statusCode }) => statusCode === 200)).toBe(true);
		const refused = await read();
		expect(refused.statusCode).toBe(429);
		expect(refused.json()).toEqual([{ code: 429, description: expect.stringMatching(/\w/) }]);
	} finally {
		await few.close();
	}
});
