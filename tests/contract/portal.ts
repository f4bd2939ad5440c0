import { expect } from "vitest";
import { createHttpClient, type HttpClient, type JsonOperation } from "../../adapters/http/client.ts";
import type { Envelope, OperationName, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { recordingPorts } from "../fixtures/recording-ports.ts";
import { responseErrors } from "../msw/api-schemas.ts";

/** One implementation of the contract. */
export type Backend = {
	/** Undefined for the page's own. */
	origin: string | undefined;
	/** The code last sent to a mobile. */
	codeFor(mobile: string): Promise<string>;
	/** What a submission must name for a form. */
	formOf(id: string): Promise<{ form_hash: string; release: string }>;
	/** What a handler does with a case, by an action of the workflow; a reply is its note. */
	handle(id: string, action: string, note?: string): Promise<void>;
	/** Asks the reporter of a new case something, to be answered in a form. */
	ask(id: string, form: string): Promise<void>;
	/** Shows a case to the public. */
	publish(id: string): Promise<void>;
	/** Asks back about a request for personal data, by its number. */
	askBack(request: string, question: string): Promise<void>;
	/** Says when a form takes cases; null for always. */
	open(form: string, period: FormDocument["open"] | null): Promise<void>;
	stop(): Promise<void>;
};

/** Somebody who calls a backend through the adapters' own client. */
export type Caller = {
	client: HttpClient;
	/** What the client showed, in order. */
	reported: string[];
	/** The envelope, whatever its code; a successful one is checked against the response schema. */
	call<O extends JsonOperation>(operation: O, request: RequestOf<O>): Promise<Envelope<ResponseOf<O>>>;
	/** The data of a response that must be a success. */
	read<O extends JsonOperation>(operation: O, request: RequestOf<O>): Promise<ResponseOf<O>>;
};

/** Fails when a successful response is not what its schema declares. */
export function expectInContract(operation: OperationName, { code, data }: Envelope<unknown>): void {
	if (code === 0) expect(responseErrors(operation, data)).toEqual([]);
}

/** Somebody with a token, or nobody in particular. */
export function callerOf({ origin }: Backend, token: string | null = null, locale = "en-US"): Caller {
	const { ports, reported } = recordingPorts(token, locale);
	const client = createHttpClient(ports, { origin });
	const call: Caller["call"] = async (operation, request) => {
		const envelope = await client.request(operation, request);
		expectInContract(operation, envelope);
		return envelope;
	};
	const read: Caller["read"] = async (operation, request) => {
		const { code, msg, data } = await call(operation, request);
		expect({ code, msg }).toMatchObject({ code: 0 });
		return data;
	};
	return { client, reported, call, read };
}

let mobiles = 0;

/** A mobile number that no case has used. */
export function freshMobile(): string {
	mobiles += 1;
	const moment = String(Date.now() % 100_000).padStart(5, "0");
	return `137${moment}${String(mobiles % 1000).padStart(3, "0")}`;
}

/** Logs in with a fresh mobile number. */
export async function login(backend: Backend): Promise<{ token: string; mobile: string }> {
	const visitor = callerOf(backend);
	const mobile = freshMobile();
	await visitor.read("loginMobileVerifyCode", { mobile });
	const { token } = await visitor.read("loginMobileLogin", { mobile, code: await backend.codeFor(mobile) });
	return { token, mobile };
}

/** Somebody who has just logged in. */
export async function citizenOf(backend: Backend): Promise<Caller> {
	return callerOf(backend, (await login(backend)).token);
}

/** A submission that every backend takes: the shipped form for suggestions, filled in. */
export async function suggestion(backend: Backend, data: Record<string, unknown> = {}) {
	return {
		form: "suggestion",
		...(await backend.formOf("suggestion")),
		data: {
			category: "suggestion",
			kind: "suggestion",
			title: "A water tap beside the playground",
			description: "Children have nothing to drink there on hot days. 希望在游乐场旁设饮水点。",
			consent: true,
			...data,
		},
		idempotency_key: crypto.randomUUID(),
	};
}

/** A submission of the shipped form for complaints, filed by name. */
export async function complaint(backend: Backend, data: Record<string, unknown> = {}) {
	return {
		form: "complaint",
		...(await backend.formOf("complaint")),
		data: {
			category: "noise",
			title: "Three lamps are out",
			description: "Between the school and the bus stop nobody sees anything at night.",
			happened_on: "2026-01-15",
			address: "Maple Road 12",
			identity: "named",
			contact_name: "Li Na",
			contact_mobile: "13800000000",
			consent: true,
			...data,
		},
		idempotency_key: crypto.randomUUID(),
	};
}

/** A submission of the shipped form about noise, whose title is computed; somebody has put another in its place. */
export async function noise(backend: Backend, data: Record<string, unknown> = {}) {
	return {
		form: "noise",
		...(await backend.formOf("noise")),
		data: {
			category: "noise",
			source: "business",
			business_name: "Harbour Bar",
			description: "Music until three in the morning, every night of the week.",
			times: ["night"],
			frequency: "daily",
			since: "2026-01-15",
			address: "Maple Road 12",
			identity: "named",
			contact_name: "Li Na",
			contact_mobile: "13800000000",
			consent: true,
			...data,
		},
		idempotency_key: crypto.randomUUID(),
	};
}
