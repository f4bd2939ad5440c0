import { isIP } from "node:net";
import { isMobile } from "../schemas/rules/formats/formats.ts";
import type { TraceSettings } from "./watching/traces.ts";

/*
 * How environment variables are read as values. Each function takes what is missing for the usual value, and throws on what
 * makes no sense, naming the variable.
 */

/** The entries of a list with commas between them. */
export const commaListOf = (text: string | undefined) =>
	(text ?? "")
		.split(",")
		.map((entry) => entry.trim())
		.filter(Boolean);

/** Example content is the usual in every mode but production. */
export const usualExampleContent = (mode: string | undefined) => (mode === "production" ? "0" : "1");

/** An environment variable that turns something on with 1. */
export function switchOf(name: string, text: string | undefined): boolean {
	if (text && text !== "0" && text !== "1") throw new Error(`${name} should be 1 or 0, not "${text}".`);
	return text === "1";
}

/** A list of mobile numbers. */
export function mobilesOf(text: string | undefined): string[] {
	const mobiles = commaListOf(text);
	const wrong = mobiles.find((mobile) => !isMobile(mobile));
	if (wrong !== undefined)
		throw new Error(`PORTICO_ADMIN_MOBILES should be mobile numbers with commas between them; "${wrong}" is none.`);
	return mobiles;
}

/** The port to listen on. */
export function listenPortOf(text: string | undefined): number {
	const port = Number(text || 8080);
	if (!Number.isInteger(port) || port < 0 || port > 65_535)
		throw new Error(`PORT should be a number from 0 to 65535, not "${text}".`);
	return port;
}

/** What rate limits are multiplied by. */
export function factorOf(text: string | undefined): number {
	const factor = Number(text || 1);
	if (!(factor > 0)) throw new Error(`PORTICO_RATE_FACTOR should be a number above 0, not "${text}".`);
	return factor;
}

const DEFAULT_SMS_PER_HOUR = 1000;

/** How many short messages may be sent in an hour. */
export function smsPerHourOf(text: string | undefined): number {
	const most = Number(text || DEFAULT_SMS_PER_HOUR);
	if (!Number.isInteger(most) || most < 1)
		throw new Error(`PORTICO_SMS_PER_HOUR should be a whole number above 0, not "${text}".`);
	return most;
}

const HOPS = /^[1-9]\d?$/;

/** Whether a text is an IP address, or a network of them such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
	const [address = "", bits, ...rest] = text.split("/");
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Proxies in front. A switch that is only on is refused: with it whoever writes the header chooses their own address, as the
 * leftmost one is what the visitor's browser sent.
 */
export function trustProxyOf(text: string | undefined): false | number | string[] {
	if (!text || text === "0") return false;
	if (HOPS.test(text)) return Number(text);
	const networks = commaListOf(text);
	const wrong = networks.find((network) => !isNetwork(network));
	if (wrong !== undefined || networks.length === 0)
		throw new Error(
			`PORTICO_TRUST_PROXY should be the number of proxies in front of the server, or their addresses (10.0.0.0/8, with commas between them), not "${wrong ?? text}".`,
		);
	return networks;
}

/** Mailboxes and pages as security.txt wants them: each with its scheme (RFC 9116). */
export function contactsOf(text: string | undefined): string[] {
	return commaListOf(text).map((contact) => {
		if (/^[^\s@:]+@[^\s@:]+$/.test(contact)) return `mailto:${contact}`;
		if (/^(https:\/\/|mailto:|tel:)\S+$/.test(contact)) return contact;
		throw new Error(
			`PORTICO_SECURITY_CONTACT should be mail addresses or https addresses with commas between them; "${contact}" is neither.`,
		);
	});
}

/** Where the public reaches the portal; null where it is not set. */
export function publicUrlOf(text: string | undefined): string | null {
	if (!text) return null;
	const url = URL.parse(text);
	if (!url || !/^https?:$/.test(url.protocol))
		throw new Error(`PORTICO_PUBLIC_URL should be an http or https address, not "${text}".`);
	if (url.pathname !== "/")
		throw new Error(
			`PORTICO_PUBLIC_URL should end after the host: the portal lives at its root, not at "${url.pathname}".`,
		);
	return url.origin;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"];

/** Requests are logged in production; who tries the portal out reads codes on the console. */
export function logLevelOf({ PORTICO_LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): string {
	const level = PORTICO_LOG_LEVEL || (NODE_ENV === "production" ? "info" : "error");
	if (!LOG_LEVELS.includes(level))
		throw new Error(`PORTICO_LOG_LEVEL should be one of ${LOG_LEVELS.join(", ")}, not "${level}".`);
	return level;
}

/** Where traces go, and which part of them, by the variables that OpenTelemetry has for both. */
export function tracesOf(env: NodeJS.ProcessEnv): TraceSettings | null {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: part = "1" } = env;
	if (!endpoint) return null;
	if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
		throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT should be an http or https address, not "${endpoint}".`);
	const ratio = Number(part);
	if (!(part !== "" && ratio >= 0 && ratio <= 1))
		throw new Error(`OTEL_TRACES_SAMPLER_ARG should be a number from 0 to 1, not "${part}".`);
	return { endpoint, ratio };
}

const LONGEST_DRAIN_SECONDS = 600;

/** A number of seconds that stopping may take. */
export function secondsOf(name: string, text: string | undefined, usual: number): number {
	const seconds = Number(text || usual);
	if (!(seconds >= 0 && seconds <= LONGEST_DRAIN_SECONDS))
		throw new Error(`${name} should be a number of seconds from 0 to ${LONGEST_DRAIN_SECONDS}, not "${text}".`);
	return seconds;
}

/** Where a database is, never shown in an error: it has a password in it. */
export function databaseUrlOf(name: string, text: string | undefined): string | null {
	if (!text) return null;
	const url = URL.parse(text);
	if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
		throw new Error(`${name} should be the address of a PostgreSQL: postgres://user:password@host:5432/database.`);
	return text;
}

/** An address beside DATABASE_URL. Throws where that is missing: the embedded PostgreSQL has neither pooler nor replica. */
export function besideDatabaseUrl(
	name: "DATABASE_DIRECT_URL" | "DATABASE_READ_URL",
	env: NodeJS.ProcessEnv,
): string | null {
	const url = databaseUrlOf(name, env[name]);
	if (url && !env.DATABASE_URL) throw new Error(`${name} is set, but DATABASE_URL is not: it stands beside that one.`);
	return url;
}
