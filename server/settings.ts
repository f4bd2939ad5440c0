import { isIP } from "node:net";
import { resolve } from "node:path";
import { isMobile } from "../schemas/rules/formats/formats.ts";
import { type BackupSettings, backupSettingsFrom } from "./backup/backup-settings.ts";
import { type DatabaseSettings, databaseSettingsFrom, wholeNumber } from "./database/database-settings.ts";
import { type NotificationSettings, notificationSettingsFrom } from "./notifications/notification-settings.ts";
import { type PushSettings, pushSettingsFrom } from "./notifications/push/push-settings.ts";
import { type DataRequestSettings, dataRequestSettingsFrom } from "./personal-data/data-request-settings.ts";
import { demandSafeProduction } from "./production-demands.ts";
import { type PurgeSettings, purgeSettingsFrom } from "./purging/purge-settings.ts";
import { type SealKeys, sealKeysOf } from "./sealing/seal-keys.ts";
import { withSecretFiles } from "./secret-files.ts";
import { type SessionLife, sessionLifeFrom } from "./session-life.ts";
import { type OpenIdSettings, openIdSettingsFrom } from "./sign-in/openid-settings.ts";
import { type SmsSettings, smsSettingsFrom } from "./sms/sms-settings.ts";
import { type ClamdAddress, clamdOf, pixelsOf, strangersBytesOf } from "./upload-settings.ts";
import { backupS3Of, type PublicBucket, publicBucketOf, type S3Settings, s3Of } from "./uploads/s3-settings.ts";
import type { TraceSettings } from "./watching/traces.ts";

/** The settings of a server. */
export type Settings = {
	/** 0 takes any free port. */
	port: number;
	host: string;
	/** Folder of the embedded database and of the uploads. */
	data: string;
	/** An external database, or null for the embedded one. */
	databaseUrl: string | null;
	/** The same past a pooler, for LISTEN and migrations; null where databaseUrl goes straight to PostgreSQL. */
	directUrl: string | null;
	/** A replica of it for what the public reads; null for none. */
	readUrl: string | null;
	/** How the database is used. */
	database: DatabaseSettings;
	/** Mobile numbers granted the role administrator at start. */
	adminMobiles: string[];
	/** Path of the town's register of addresses, a CSV file; null for none. */
	addresses: string | null;
	/** Keys of which one must come with what is filed by Open311; without any, none is asked for. */
	open311Keys: string[];
	production: boolean;
	/** Proxies whose X-Forwarded-For is believed: how many stand in front, or their addresses; false for none. */
	trustProxy: false | number | string[];
	sessions: SessionLife;
	/** Where staff sign in by OpenID Connect; null where they do not. */
	openid: OpenIdSettings | null;
	/** Multiplies every rate limit; above 1 for load tests and offices behind one address. */
	rateFactor: number;
	/** Streams that one address may hold at once, times the factor: an office or a phone network shares one. */
	streamsByAddress: number;
	/** Milliseconds by which the serving thread may be late before reads are refused for a while. */
	overloadMs: number;
	/** From which level on lines are logged. */
	logLevel: string;
	/** Who scrapes /metrics sends it; null serves none. */
	metricsToken: string | null;
	/** Where traces go by OpenTelemetry; null where there is no address for them. */
	traces: TraceSettings | null;
	/** How short messages are handed over; null prints them on the console. */
	sms: SmsSettings | null;
	/** Seconds for which /readyz answers 503 before a server that is stopped takes no more connections. */
	drainSeconds: number;
	/** Seconds after which a server that is stopped ends whatever still goes on. */
	stopSeconds: number;
	/** Short messages that may be sent in an hour, to all numbers together. */
	smsPerHour: number;
	/** Whether filers are notified by short message when their cases move. */
	smsNotifications: boolean;
	/** How people and systems outside are told of cases. */
	notifications: NotificationSettings;
	/** How browsers are told by their push services; null where they are not. */
	push: PushSettings | null;
	/** How requests for personal data are handled. */
	dataRequests: DataRequestSettings;
	/** Whether a new database is filled with the content of a city that there is not: to try the portal, not in production. */
	exampleContent: boolean;
	/** Whether every response is checked against its response schema: in tests. */
	checkResponses: boolean;
	/** Where the public reaches the portal, without a slash at its end; null where it is not set. */
	publicUrl: string | null;
	/** Where vulnerabilities are reported: addresses of mailboxes or pages; without any there is no security.txt. */
	securityContacts: string[];
	/** Null stores uploads on the local disk. */
	s3: S3Settings | null;
	/** A bucket beside it of what everybody may see; null for none. */
	publicBucket: PublicBucket | null;
	/** How caches in front are told what to forget; null where they are not. */
	purge: PurgeSettings | null;
	/** Where backups go and how they are taken; null takes none by itself. */
	backup: BackupSettings | null;
	/** Endpoint and keys of an S3 that backups go to; its bucket is in the backup's address. */
	backupS3: S3Settings | null;
	/** The most pixels that an uploaded picture may have, all its frames counted. */
	maxPixels: number;
	/** Bytes that may wait for a case of people who are not logged in, all together. */
	strangersBytes: number;
	/** Keys that stored files are sealed with, the newest first; none stores them as they are. */
	sealKeys: SealKeys;
	/** Whether answers are sealed, too, where there are keys; not while servers of a version run that cannot open them. */
	sealAnswers: boolean;
	/** Where ClamAV's clamd listens, which then scans every upload; null scans none. */
	clamd: ClamdAddress | null;
};

const listOf = (text: string | undefined) =>
	(text ?? "")
		.split(",")
		.map((entry) => entry.trim())
		.filter(Boolean);

const exampleUnless = (mode: string | undefined) => (mode === "production" ? "0" : "1");

/** An environment variable that turns something on with 1. */
function switchOf(name: string, text: string | undefined): boolean {
	if (text && text !== "0" && text !== "1") throw new Error(`${name} should be 1 or 0, not "${text}".`);
	return text === "1";
}

function mobilesOf(text: string | undefined): string[] {
	const mobiles = listOf(text);
	const wrong = mobiles.find((mobile) => !isMobile(mobile));
	if (wrong !== undefined)
		throw new Error(`PORTICO_ADMIN_MOBILES should be mobile numbers with commas between them; "${wrong}" is none.`);
	return mobiles;
}

function portOf(text: string | undefined): number {
	const port = Number(text || 8080);
	if (!Number.isInteger(port) || port < 0 || port > 65_535)
		throw new Error(`PORT should be a number from 0 to 65535, not "${text}".`);
	return port;
}

function factorOf(text: string | undefined): number {
	const factor = Number(text || 1);
	if (!(factor > 0)) throw new Error(`PORTICO_RATE_FACTOR should be a number above 0, not "${text}".`);
	return factor;
}

const DEFAULT_SMS_PER_HOUR = 1000;

function smsPerHourOf(text: string | undefined): number {
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
function trustProxyOf(text: string | undefined): Settings["trustProxy"] {
	if (!text || text === "0") return false;
	if (HOPS.test(text)) return Number(text);
	const networks = listOf(text);
	const wrong = networks.find((network) => !isNetwork(network));
	if (wrong !== undefined || networks.length === 0)
		throw new Error(
			`PORTICO_TRUST_PROXY should be the number of proxies in front of the server, or their addresses (10.0.0.0/8, with commas between them), not "${wrong ?? text}".`,
		);
	return networks;
}

/** Mailboxes and pages as security.txt wants them: each with its scheme (RFC 9116). */
function contactsOf(text: string | undefined): string[] {
	return listOf(text).map((contact) => {
		if (/^[^\s@:]+@[^\s@:]+$/.test(contact)) return `mailto:${contact}`;
		if (/^(https:\/\/|mailto:|tel:)\S+$/.test(contact)) return contact;
		throw new Error(
			`PORTICO_SECURITY_CONTACT should be mail addresses or https addresses with commas between them; "${contact}" is neither.`,
		);
	});
}

function originOf(text: string | undefined): string | null {
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
function logLevelOf({ PORTICO_LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): string {
	const level = PORTICO_LOG_LEVEL || (NODE_ENV === "production" ? "info" : "error");
	if (!LOG_LEVELS.includes(level))
		throw new Error(`PORTICO_LOG_LEVEL should be one of ${LOG_LEVELS.join(", ")}, not "${level}".`);
	return level;
}

/** Where traces go, and which part of them, by the variables that OpenTelemetry has for both. */
function tracesOf(env: NodeJS.ProcessEnv): Settings["traces"] {
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

function secondsOf(name: string, text: string | undefined, usual: number): number {
	const seconds = Number(text || usual);
	if (!(seconds >= 0 && seconds <= LONGEST_DRAIN_SECONDS))
		throw new Error(`${name} should be a number of seconds from 0 to ${LONGEST_DRAIN_SECONDS}, not "${text}".`);
	return seconds;
}

/** Where a database is, never shown in an error: it has a password in it. */
function databaseUrlOf(name: string, text: string | undefined): string | null {
	if (!text) return null;
	const url = URL.parse(text);
	if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
		throw new Error(`${name} should be the address of a PostgreSQL: postgres://user:password@host:5432/database.`);
	return text;
}

/** An address beside DATABASE_URL. Throws where that is missing: the embedded PostgreSQL has neither pooler nor replica. */
function besideDatabaseUrl(name: "DATABASE_DIRECT_URL" | "DATABASE_READ_URL", env: NodeJS.ProcessEnv): string | null {
	const url = databaseUrlOf(name, env[name]);
	if (url && !env.DATABASE_URL) throw new Error(`${name} is set, but DATABASE_URL is not: it stands beside that one.`);
	return url;
}

/** Reads the settings from environment variables (docs/operating.md). Throws on a value that makes no sense, or is not safe in production, naming its variable. */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
	const env = withSecretFiles(environment);
	const settings = readSettings(env);
	demandSafeProduction(settings, env);
	return settings;
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
	return {
		port: portOf(env.PORT),
		host: env.HOST || "127.0.0.1",
		data: resolve(env.PORTICO_DATA || "data"),
		databaseUrl: databaseUrlOf("DATABASE_URL", env.DATABASE_URL),
		directUrl: besideDatabaseUrl("DATABASE_DIRECT_URL", env),
		readUrl: besideDatabaseUrl("DATABASE_READ_URL", env),
		database: databaseSettingsFrom(env),
		open311Keys: listOf(env.PORTICO_OPEN311_KEYS),
		adminMobiles: mobilesOf(env.PORTICO_ADMIN_MOBILES),
		addresses: env.PORTICO_ADDRESSES ? resolve(env.PORTICO_ADDRESSES) : null,
		production: env.NODE_ENV === "production",
		trustProxy: trustProxyOf(env.PORTICO_TRUST_PROXY),
		sessions: sessionLifeFrom(env),
		openid: openIdSettingsFrom(env),
		rateFactor: factorOf(env.PORTICO_RATE_FACTOR),
		streamsByAddress: wholeNumber("PORTICO_STREAMS_PER_ADDRESS", env.PORTICO_STREAMS_PER_ADDRESS, 200),
		overloadMs: wholeNumber("PORTICO_OVERLOAD_MS", env.PORTICO_OVERLOAD_MS, 1_000),
		smsPerHour: smsPerHourOf(env.PORTICO_SMS_PER_HOUR),
		smsNotifications: switchOf("PORTICO_SMS_NOTICES", env.PORTICO_SMS_NOTICES),
		notifications: notificationSettingsFrom(env),
		push: pushSettingsFrom(env),
		dataRequests: dataRequestSettingsFrom(env),
		exampleContent: switchOf("PORTICO_EXAMPLE_CONTENT", env.PORTICO_EXAMPLE_CONTENT || exampleUnless(env.NODE_ENV)),
		checkResponses: switchOf("PORTICO_CHECK_ANSWERS", env.PORTICO_CHECK_ANSWERS),
		publicUrl: originOf(env.PORTICO_PUBLIC_URL),
		logLevel: logLevelOf(env),
		metricsToken: env.PORTICO_METRICS_TOKEN || null,
		traces: tracesOf(env),
		sms: smsSettingsFrom(env),
		drainSeconds: secondsOf("PORTICO_DRAIN_SECONDS", env.PORTICO_DRAIN_SECONDS, 0),
		stopSeconds: secondsOf("PORTICO_STOP_SECONDS", env.PORTICO_STOP_SECONDS, 20),
		securityContacts: contactsOf(env.PORTICO_SECURITY_CONTACT),
		s3: s3Of(env),
		publicBucket: publicBucketOf(env),
		purge: purgeSettingsFrom(env),
		backup: backupSettingsFrom(env),
		backupS3: backupS3Of(env),
		maxPixels: pixelsOf(env.PORTICO_MAX_MEGAPIXELS),
		strangersBytes: strangersBytesOf(env.PORTICO_STRANGERS_MB),
		sealKeys: sealKeysOf(env.PORTICO_SEAL_KEYS),
		sealAnswers: switchOf("PORTICO_SEAL_ANSWERS", env.PORTICO_SEAL_ANSWERS || "1"),
		clamd: clamdOf(env.PORTICO_CLAMD),
	};
}
