import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { openServices } from "../open-services.ts";
import type { Services } from "../services.ts";
import { settingsFrom } from "../settings.ts";
import { compilerThread } from "../workers/compiler.ts";
import { copyTemplate } from "./database-template.ts";
import { makeMemoryFolder } from "./memory-folder.ts";
import { type SharedDatabase, sharedDatabase } from "./shared-database.ts";

/** The mobile number that a test's server grants administrator. */
export const ADMIN_MOBILE = "13900000001";

/** How a test asks; `address` is where it asks from. */
export type RequestOptions = { body?: object; token?: string; language?: string; address?: string };

/** An application over a database of its own, with the codes it would have sent. */
export type TestApp = {
	app: FastifyInstance;
	services: Services;
	codes: Map<string, string>;
	/** Short messages it would have sent that are no codes. */
	texts: { mobile: string; text: string }[];
	/** Asks, and returns the envelope; a body makes it a POST. */
	call(path: string, options?: RequestOptions): Promise<TestEnvelope>;
	/** Logs a mobile number in and returns its token. */
	login(mobile: string): Promise<string>;
	close(): Promise<void>;
};

/** An envelope whose data a test looks into. */
export type TestEnvelope = { code: number; msg: string; data: unknown };

function requestWith(app: FastifyInstance): TestApp["call"] {
	return async (path, { body, token, language, address } = {}) => {
		const response = await app.inject({
			method: body ? "POST" : "GET",
			url: path,
			headers: { ...(token && { authorization: token }), ...(language && { "accept-language": language }) },
			...(body && { payload: body }),
			...(address && { remoteAddress: address }),
		});
		return response.json<TestEnvelope>();
	};
}

/** What stands under a name in an answer's data, or undefined. */
export function valueIn(data: unknown, name: string): unknown {
	return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}

/** Compiles for all servers of a worker, and does not end: a thread's first compilation takes several times as long as the next. */
const compiler = compilerThread(undefined, undefined, Number.POSITIVE_INFINITY);

const DATA = "portico-test-";

/** No limit is in the way, however slow the machine on which the tests run. */
const UNHURRIED = { PORTICO_RATE_FACTOR: "1000", PORTICO_OVERLOAD_MS: "60000" };

/** Opens a server for a test: real PostgreSQL, example content, answers checked against their schemas, codes kept. */
export const openTestApp = async (env: NodeJS.ProcessEnv = {}): Promise<TestApp> =>
	testAppOver(makeMemoryFolder(DATA), env, env.DATABASE_URL === undefined ? await sharedDatabase() : undefined);

/** The same with a PostgreSQL of its own in the server's data folder, for tests of what a portal does with that. */
export async function openEmbeddedTestApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp> {
	const data = makeMemoryFolder(DATA);
	await copyTemplate(data);
	return testAppOver(data, env);
}

async function testAppOver(data: string, env: NodeJS.ProcessEnv, shared?: SharedDatabase): Promise<TestApp> {
	const defaults = { PORTICO_ADMIN_MOBILES: ADMIN_MOBILE, PORTICO_CHECK_ANSWERS: "1", ...UNHURRIED };
	const database = shared && { DATABASE_URL: shared.url };
	const services = await openServices(settingsFrom({ ...defaults, ...database, ...env, PORTICO_DATA: data }));
	services.compiler = { ...compiler, close: async () => undefined };
	const codes = new Map<string, string>();
	const texts: TestApp["texts"] = [];
	services.sms = {
		send: async (mobile, code) => void codes.set(mobile, code),
		sendText: async (mobile, text) => void texts.push({ mobile, text }),
	};
	const app = await buildApp(services);
	const call = requestWith(app);
	return {
		app,
		services,
		codes,
		texts,
		call,
		async login(mobile) {
			await call("/api/Login/mobileVerifyCode", { body: { mobile } });
			const outcome = await call("/api/Login/mobileLogin", { body: { mobile, code: codes.get(mobile) ?? "" } });
			return String(valueIn(outcome.data, "token"));
		},
		async close() {
			await app.close();
			await services.close();
			await shared?.drop();
			rmSync(data, { recursive: true, force: true });
		},
	};
}
