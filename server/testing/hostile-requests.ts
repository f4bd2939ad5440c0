import { isObject } from "../../schemas/json/json.ts";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATION_KINDS, OPERATIONS } from "../../schemas/operations.gen.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { OPERATION_NAMES } from "../routes/mount.ts";
import { schemaOf } from "../wire/api-schemas.ts";
import { FORGED_CURSORS, HEAVY_BODIES, HOSTILE_TEXTS } from "./hostile-values.ts";

/** A request as a test or a bench sends it; `name` says what it is. */
export type SentRequest = {
	name: string;
	method: "GET" | "POST";
	url: string;
	headers?: Record<string, string>;
	payload?: string;
};

/** The parameters or keys that an operation's request names. */
export function hostileParametersOf(operation: OperationName): string[] {
	const { properties } = schemaOf(operation).request;
	return isObject(properties) ? Object.keys(properties) : [];
}

/** As long as an address may be for Node (16 KiB of head). */
const LONG = 15_000;

const repeated = (parameters: readonly string[], count: number) =>
	Array.from({ length: count }, (_, index) => `${parameters[index % parameters.length] ?? "x"}=${index}`).join("&");

const HEAVY_QUERIES: Readonly<Record<string, (parameters: readonly string[]) => string>> = {
	"unknown parameters": () => repeated(["_", "utm_source", "__proto__"], 1_500).slice(0, LONG),
	"doubled parameters": (parameters) => repeated(parameters, 1_500).slice(0, LONG),
	"long parameters": (parameters) =>
		parameters.map((name) => `${name}=${"a".repeat(LONG / Math.max(parameters.length, 1))}`).join("&"),
	"encoded parameters": (parameters) =>
		parameters
			.map((name) => `${name}=${"%E6%96%87".repeat(1_500)}`)
			.join("&")
			.slice(0, LONG),
	"many words": (parameters) => parameters.map((name) => `${name}=${"a+".repeat(50)}`).join("&"),
	"what cannot be read": (parameters) => `${parameters.map((name) => `${name}=%ZZ%00%`).join("&")}&=&&%&[]`,
};

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Multipart bodies that no browser sends. */
const BROKEN_FILES: Readonly<Record<string, string>> = {
	"no end": `${PART}abc`,
	"no file": "--x--\r\n",
	"no part": "abc",
	"no boundary": PART,
	"a long boundary": PART,
	"endless heads": `--x\r\n${"a: b\r\n".repeat(150_000)}`,
	"endless fields": '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(15_000),
	"endless ends": "--x\r\n".repeat(150_000),
};

/** What their Content-Type says of them, by name. */
const MULTIPART: Readonly<Record<string, string>> = {
	whole: "multipart/form-data; boundary=x",
	"no boundary": "multipart/form-data",
	"a long boundary": `multipart/form-data; boundary=${"x".repeat(300)}`,
};

const JSON_HEADERS = { "content-type": "application/json" };

function heaviestOf(operation: OperationName): SentRequest[] {
	const { method, path } = OPERATIONS[operation];
	const kind = OPERATION_KINDS[operation];
	const url = `/${path}`;
	if (method === "GET")
		return Object.entries(HEAVY_QUERIES).map(([name, query]) => ({
			name: `${operation}: ${name}`,
			method,
			url: `${url}?${query(hostileParametersOf(operation))}`,
		}));
	const bodies = kind === "upload" ? BROKEN_FILES : HEAVY_BODIES;
	return Object.entries(bodies).map(([name, payload]) => ({
		name: `${operation}: ${name}`,
		method,
		url,
		payload,
		headers: kind === "upload" ? { "content-type": MULTIPART[name] ?? MULTIPART.whole ?? "" } : JSON_HEADERS,
	}));
}

const idless = (path: string) => path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");

const BODIES = Object.entries(HEAVY_BODIES);

/** Another body for each route: without a session it is refused before a byte of it is read. */
const heaviestOfAdministration = (): SentRequest[] =>
	ADMIN_ROUTES.map(({ method, path }, index) => {
		const [name, payload] = BODIES[index % BODIES.length] ?? ["no body", ""];
		const url = idless(path);
		if (method === "GET") return { name: `${method} ${path}`, method, url };
		return { name: `${method} ${path}: ${name}`, method, url, headers: JSON_HEADERS, payload: payload.repeat(4) };
	});

/** What is served beside the operations; {text} stands for whatever somebody puts there. */
export const OTHER_PATHS: readonly string[] = [
	"/uploads/{text}",
	"/uploads/{text}?pass={text}&pass=b",
	"/uploads/{text}/thumbnail",
	"/release/{text}",
	"/release/current.json",
	"/release/{text}.json",
	"/feeds/{text}.xml",
	"/feeds/messages.xml",
	"/feeds/{text}/messages.xml",
	"/sitemap.xml",
	"/sitemaps/{text}.xml",
	"/robots.txt",
	"/manifest.webmanifest",
	"/icons/{text}.png",
	"/favicon.svg",
	"/media/{text}",
	"/assets/{text}",
	"/openapi.json",
	"/healthz",
	"/readyz",
	"/{text}",
	"/message/detail?id={text}",
	"/article/list?keyword={text}&cursor={text}&page={text}",
];

/** The addresses of a path with a text in it: as it is, and as it may be written in an address. */
export const addressesWith = (path: string, text: string): string[] =>
	[...new Set([text.toWellFormed(), text.repeat(20).slice(0, 500).toWellFormed()])].map((one) =>
		path.replaceAll("{text}", encodeURIComponent(one)),
	);

const heaviestElsewhere = (): SentRequest[] =>
	OTHER_PATHS.flatMap((path) =>
		[...HOSTILE_TEXTS.slice(0, 12), ...FORGED_CURSORS.slice(0, 2)]
			.flatMap((text) => addressesWith(path, text))
			.map((url): SentRequest => ({ name: `GET ${url.slice(0, 80)}`, method: "GET", url })),
	).filter(({ url }, index, all) => all.findIndex((one) => one.url === url) === index);

/** The costliest that anybody can ask of each operation, of the administration, and of every path beside them. */
export const heaviestRequests = (): SentRequest[] => [
	...OPERATION_NAMES.flatMap(heaviestOf),
	...heaviestOfAdministration(),
	...heaviestElsewhere(),
];
