import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { originOf } from "../discovery/origin.ts";
import { callerOf } from "../login/caller.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { messagesIndex } from "../routes/messagesIndex.ts";
import { type CountRead, createReadLimits } from "../routes/read-limits.ts";
import type { Services } from "../services.ts";
import { discoveryOf } from "./discovery.ts";
import { type Format, sendAs } from "./format.ts";
import { badRequest, OpenRefusal, sendRefused } from "./refused.ts";
import { serviceRequests } from "./requests.ts";
import { findService, listedService, listOpenServices, serviceDefinition } from "./services.ts";
import { keyFor, submissionFrom } from "./submission.ts";

/** What a route answers: a value, and the element that holds it in XML. */
type Answer = { root: string; value: unknown; status?: number };

type OpenCall = { request: FastifyRequest; name: string; query: Record<string, string>; words: Translator };

/** The name and format at the end of an address: `services.json`, `services`. */
function namedIn(text: string): { name: string; format: Format } {
	const [, name = text, format] = /^(.*)\.(xml|json)$/.exec(text) ?? [];
	return { name, format: format === "json" ? "json" : "xml" };
}

function textsIn(value: unknown): Record<string, string> {
	const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
	return Object.fromEntries(entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])));
}

async function wordsFor({ db, translators }: Services, language: string | undefined): Promise<Translator> {
	const manifest = await findCurrentManifest(db);
	return manifest ? translatorFor(db, manifest, language) : translators.inLanguage(language);
}

const services =
	(own: Services) =>
	async ({ words }: OpenCall): Promise<Answer> => ({
		root: "services",
		value: (await listOpenServices(own.replica)).map((one) => listedService(one, words)),
	});

const definition =
	(own: Services) =>
	async ({ name, words }: OpenCall): Promise<Answer> => {
		const service = await findService(own.reading, name);
		if (!service) throw new OpenRefusal(404, `There is no service ${name}.`);
		return { root: "service_definition", value: serviceDefinition(service, words) };
	};

const listed =
	(own: Services) =>
	async ({ query, words }: OpenCall): Promise<Answer> => ({
		root: "service_requests",
		value: await serviceRequests(own.replica, query, words),
	});

const single =
	(own: Services) =>
	async ({ name, words }: OpenCall): Promise<Answer> => {
		const value = await serviceRequests(own.reading, { service_request_id: name }, words);
		if (value.length === 0) throw new OpenRefusal(404, `There is no request ${name} that is public.`);
		return { root: "service_requests", value };
	};

function demandKey({ open311Keys }: Services["settings"], sent: URLSearchParams): void {
	if (open311Keys.length === 0 || open311Keys.includes(sent.get("api_key") ?? "")) return;
	throw new OpenRefusal(403, "api_key is missing or not one that this portal gave.");
}

/** Files a request by the citizens' own way: the form's rules, the limits by address, once for one key. */
const filed =
	(own: Services) =>
	async ({ request }: OpenCall): Promise<Answer> => {
		const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
		demandKey(own.settings, sent);
		const code = sent.get("service_code");
		if (!code) throw badRequest("service_code is missing.");
		const service = await findService(own.db, code);
		if (!service) throw new OpenRefusal(404, `There is no service ${code}.`);
		const caller = await callerOf(own, request, "none");
		const header = request.headers["idempotency-key"];
		const key = keyFor(own.secret, sent, { header: typeof header === "string" ? header : undefined, ip: caller.ip });
		const outcome = await messagesIndex(submissionFrom(sent, service, key), { caller, services: own, request });
		const service_notice =
			outcome.query_code === null
				? ""
				: `Query code: ${outcome.query_code}. With the number, it shows how the request stands.`;
		return {
			root: "service_requests",
			value: [{ service_request_id: outcome.number, service_notice, account_id: "" }],
			status: 201,
		};
	};

/**
 * Serves GeoReport v2 (http://wiki.open311.org/GeoReport_v2) under /open311/v2 and its discovery document: services from
 * categories and their forms, published cases as requests, and filing.
 */
export async function serveOpen311(app: FastifyInstance, own: Services): Promise<void> {
	await app.register(async (scope) => {
		await scope.register(fastifyRateLimit, { global: false });
		const count = createReadLimits(scope, own.settings);
		scope.addContentTypeParser(
			"application/x-www-form-urlencoded",
			{ parseAs: "string", bodyLimit: 256 * 1024 },
			(_request, body, done) => done(null, new URLSearchParams(String(body))),
		);
		const route = (method: "GET" | "POST", url: string, work: (call: OpenCall) => Promise<Answer>) =>
			scope.route({
				method,
				url,
				async handler(request, reply) {
					return answer({ own, count }, request, reply, work);
				},
			});
		route("GET", "/open311/v2/services/:name", definition(own));
		route("GET", "/open311/v2/requests/:name", single(own));
		for (const format of ["", ".xml", ".json"]) {
			route("GET", `/open311/v2/services${format}`, services(own));
			route("GET", `/open311/v2/requests${format}`, listed(own));
			route("POST", `/open311/v2/requests${format}`, filed(own));
			route("GET", `/open311/discovery${format}`, async () => ({
				root: "discovery",
				value: discoveryOf(`${originOf(own.settings, app)}/open311`, own.settings),
			}));
		}
	});
}

async function answer(
	{ own, count }: { own: Services; count: CountRead },
	request: FastifyRequest,
	reply: FastifyReply,
	work: (call: OpenCall) => Promise<Answer>,
) {
	const language = request.headers["accept-language"];
	const { name: path = "" } = textsIn(request.params);
	const { name, format } = namedIn(path || (request.url.split("?")[0] ?? ""));
	reply.header("Cache-Control", "no-store").header("Access-Control-Allow-Origin", "*");
	try {
		if (request.method === "GET") await count(/\/requests(\.|\?|$)/.test(request.url) ? "searches" : "reads", request);
		const words = await wordsFor(own, language);
		const { root, value, status = 200 } = await work({ request, name, query: textsIn(request.query), words });
		return sendAs(reply.code(status), format, root, value);
	} catch (error) {
		return sendRefused(reply, format, error, own.translators.inLanguage(language));
	}
}
