import { resolve } from "node:path";
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
import {
	besideDatabaseUrl,
	commaListOf,
	contactsOf,
	databaseUrlOf,
	factorOf,
	listenPortOf,
	logLevelOf,
	mobilesOf,
	publicUrlOf,
	secondsOf,
	smsPerHourOf,
	switchOf,
	tracesOf,
	trustProxyOf,
	usualExampleContent,
} from "./setting-values.ts";
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

/** Reads the settings from environment variables (docs/operating.md). Throws on a value that makes no sense, or is not safe in production, naming its variable. */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
	const env = withSecretFiles(environment);
	const settings = readSettings(env);
	demandSafeProduction(settings, env);
	return settings;
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
	return {
		port: listenPortOf(env.PORT),
		host: env.HOST || "127.0.0.1",
		data: resolve(env.PORTICO_DATA || "data"),
		databaseUrl: databaseUrlOf("DATABASE_URL", env.DATABASE_URL),
		directUrl: besideDatabaseUrl("DATABASE_DIRECT_URL", env),
		readUrl: besideDatabaseUrl("DATABASE_READ_URL", env),
		database: databaseSettingsFrom(env),
		open311Keys: commaListOf(env.PORTICO_OPEN311_KEYS),
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
		exampleContent: switchOf(
			"PORTICO_EXAMPLE_CONTENT",
			env.PORTICO_EXAMPLE_CONTENT || usualExampleContent(env.NODE_ENV),
		),
		checkResponses: switchOf("PORTICO_CHECK_ANSWERS", env.PORTICO_CHECK_ANSWERS),
		publicUrl: publicUrlOf(env.PORTICO_PUBLIC_URL),
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
