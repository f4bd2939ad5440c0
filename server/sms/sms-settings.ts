import { isObject, isScalar, isTexts, type JsonObject } from "../../schemas/json/json.ts";
import { isNameIn } from "../../schemas/json/one-of.ts";
import type { AliyunSettings } from "./aliyun-sms.ts";
import { CODE_TEXT } from "./code-text.ts";
import type { HttpSmsSettings } from "./http-sms.ts";
import type { RequestShape, RequestSmsSettings } from "./request-sms.ts";
import type { TwilioSettings } from "./twilio-sms.ts";

/** How short messages are handed over. */
export type SmsSettings = HttpSmsSettings | RequestSmsSettings | TwilioSettings | AliyunSettings;

type Env = NodeJS.ProcessEnv;

function addressOf(env: Env, usual?: string): string {
	const text = env.PORTICO_SMS_URL || usual;
	if (text === undefined)
		throw new Error(`PORTICO_SMS_URL is needed with PORTICO_SMS_PROVIDER=${env.PORTICO_SMS_PROVIDER}.`);
	if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
		throw new Error(`PORTICO_SMS_URL should be an http or https address, not "${text}".`);
	return text;
}

function neededOf(env: Env, name: string): string {
	const value = env[name];
	if (!value) throw new Error(`${name} is needed with PORTICO_SMS_PROVIDER=${env.PORTICO_SMS_PROVIDER}.`);
	return value;
}

function codeTextOf({ PORTICO_SMS_CODE_TEXT: text }: Env): string {
	if (text && !text.includes("{code}"))
		throw new Error(`PORTICO_SMS_CODE_TEXT should have {code} where the code stands, not "${text}".`);
	return text || CODE_TEXT;
}

function successOf(value: unknown): RequestShape["success"] {
	if (value === undefined) return null;
	if (isObject(value) && typeof value.pointer === "string" && isScalar(value.value))
		return { pointer: value.pointer, value: value.value };
	throw new Error('PORTICO_SMS_REQUEST: "success" should be like {"pointer": "/code", "value": 0}.');
}

function parsed(text: string, otherwise: string): JsonObject {
	try {
		const value: unknown = JSON.parse(text);
		if (isObject(value)) return value;
	} catch {}
	throw new Error(otherwise);
}

function shapeOf(text: string): RequestShape {
	const shape = parsed(text, "PORTICO_SMS_REQUEST should be an object in JSON, with headers, body and success.");
	const { headers = {}, body, success } = shape;
	if (!isTexts(headers)) throw new Error('PORTICO_SMS_REQUEST: "headers" should be texts by name.');
	if (typeof body !== "string" || !body.includes("{to}") || !body.includes("{text}"))
		throw new Error('PORTICO_SMS_REQUEST: "body" should be a text with {to} and {text} in it.');
	return { headers, body, success: successOf(success) };
}

/** What a short message may name. */
const NAMES = ["text", "number", "state", "portal", "link"];

function textParametersOf({ PORTICO_SMS_TEXT_PARAMETERS: text }: Env): Readonly<Record<string, string>> {
	if (!text) return { text: "{text}" };
	const parameters = parsed(
		text,
		'PORTICO_SMS_TEXT_PARAMETERS should be an object in JSON, like {"number": "{number}"}.',
	);
	if (!isTexts(parameters)) throw new Error("PORTICO_SMS_TEXT_PARAMETERS should be texts by name.");
	const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
	const unknown = named.find((name) => !NAMES.includes(name));
	if (unknown) throw new Error(`PORTICO_SMS_TEXT_PARAMETERS knows {${NAMES.join("}, {")}}, not {${unknown}}.`);
	return parameters;
}

const PROVIDERS: Readonly<Record<SmsSettings["provider"], (env: Env) => SmsSettings>> = {
	portico: (env) => ({ provider: "portico", url: addressOf(env), token: env.PORTICO_SMS_TOKEN || null }),
	request: (env) => ({
		provider: "request",
		url: addressOf(env),
		token: env.PORTICO_SMS_TOKEN || null,
		codeText: codeTextOf(env),
		request: shapeOf(neededOf(env, "PORTICO_SMS_REQUEST")),
	}),
	twilio: (env) => ({
		provider: "twilio",
		url: addressOf(env, "https://api.twilio.com"),
		codeText: codeTextOf(env),
		account: neededOf(env, "PORTICO_SMS_ACCOUNT"),
		token: neededOf(env, "PORTICO_SMS_TOKEN"),
		from: neededOf(env, "PORTICO_SMS_FROM"),
		country: env.PORTICO_SMS_COUNTRY || "+86",
	}),
	aliyun: (env) => ({
		provider: "aliyun",
		url: addressOf(env, "https://dysmsapi.aliyuncs.com"),
		account: neededOf(env, "PORTICO_SMS_ACCOUNT"),
		token: neededOf(env, "PORTICO_SMS_TOKEN"),
		from: neededOf(env, "PORTICO_SMS_FROM"),
		codeTemplate: neededOf(env, "PORTICO_SMS_CODE_TEMPLATE"),
		textTemplate: env.PORTICO_SMS_TEXT_TEMPLATE || null,
		textParameters: textParametersOf(env),
	}),
};

/** Reads how short messages are sent; null prints them. Throws on what makes no sense, naming the variable. */
export function smsSettingsFrom(env: Env): SmsSettings | null {
	const name = env.PORTICO_SMS_PROVIDER || (env.PORTICO_SMS_URL ? "portico" : "");
	if (name === "") return null;
	if (!isNameIn(PROVIDERS, name))
		throw new Error(`PORTICO_SMS_PROVIDER should be one of ${Object.keys(PROVIDERS).join(", ")}, not "${name}".`);
	return PROVIDERS[name](env);
}
