import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, it } from "vitest";
import { newSealKey } from "./sealing/seal-keys.ts";
import { settingsFrom } from "./settings.ts";
import { smsProvider } from "./sms/provider.ts";

it("listens on 127.0.0.1:8080 with an embedded database unless told otherwise", () => {
	expect(settingsFrom({})).toMatchObject({
		port: 8080,
		host: "127.0.0.1",
		databaseUrl: null,
		s3: null,
		adminMobiles: [],
	});
});

it("reads administrators' mobile numbers from a list with commas", () => {
	expect(settingsFrom({ PORTICO_ADMIN_MOBILES: "13800000000, 13900000000," }).adminMobiles).toEqual([
		"13800000000",
		"13900000000",
	]);
});

it("sends traces where OpenTelemetry's variables say, all of them unless told otherwise", () => {
	const OTEL_EXPORTER_OTLP_ENDPOINT = "http://collector:4318";
	expect(settingsFrom({}).traces).toBeNull();
	expect(settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({ endpoint: "http://collector:4318", ratio: 1 });
	expect(() => settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toThrow("http or https address");
	expect(() => settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow("from 0 to 1");
});

it("refuses a port that is none", () => {
	expect(() => settingsFrom({ PORT: "http" })).toThrow('PORT should be a number from 0 to 65535, not "http".');
});

it("bounds pictures at 50 megapixels unless told otherwise", () => {
	expect(settingsFrom({}).maxPixels).toBe(50_000_000);
	expect(settingsFrom({ PORTICO_MAX_MEGAPIXELS: "12.5" }).maxPixels).toBe(12_500_000);
	for (const text of ["0", "many", "251"])
		expect(() => settingsFrom({ PORTICO_MAX_MEGAPIXELS: text })).toThrow("PORTICO_MAX_MEGAPIXELS");
});

it("finds a scanner by host and port or by its socket, and none unless told", () => {
	expect(settingsFrom({}).clamd).toBeNull();
	expect(settingsFrom({ PORTICO_CLAMD: "clamav:3310" }).clamd).toEqual({ host: "clamav", port: 3310 });
	expect(settingsFrom({ PORTICO_CLAMD: "[::1]:3310" }).clamd).toEqual({ host: "::1", port: 3310 });
	expect(settingsFrom({ PORTICO_CLAMD: "/run/clamd.ctl" }).clamd).toEqual({ path: "/run/clamd.ctl" });
	for (const text of ["clamav", "clamav:0", "clamav:99999", "http://clamav:1/"])
		expect(() => settingsFrom({ PORTICO_CLAMD: text })).toThrow("PORTICO_CLAMD should be host:port");
});

it("names what an object storage lacks", () => {
	expect(() => settingsFrom({ PORTICO_S3_ENDPOINT: "https://s3.example", PORTICO_S3_BUCKET: "b" })).toThrow(
		"PORTICO_S3_ACCESS_KEY_ID, PORTICO_S3_SECRET_ACCESS_KEY",
	);
});

it("names what a bucket of what everybody may see lacks, and takes none that uploads are in", () => {
	const keys = { PORTICO_S3_ACCESS_KEY_ID: "k", PORTICO_S3_SECRET_ACCESS_KEY: "s" };
	const s3 = { ...keys, PORTICO_S3_ENDPOINT: "https://s3.example", PORTICO_S3_BUCKET: "b" };
	expect(settingsFrom(s3).publicBucket).toBeNull();
	expect(settingsFrom({ ...s3, PORTICO_S3_PUBLIC_BUCKET: "p" }).publicBucket).toMatchObject({
		bucket: "p",
		browserUrl: null,
	});
	for (const [wrong, why] of [
		[{ ...s3, PORTICO_S3_PUBLIC_URL: "https://s3.example" }, "PORTICO_S3_PUBLIC_BUCKET is not"],
		[{ PORTICO_S3_PUBLIC_BUCKET: "p" }, "PORTICO_S3_ENDPOINT is not"],
		[{ ...s3, PORTICO_S3_PUBLIC_BUCKET: "b" }, "another bucket than PORTICO_S3_BUCKET"],
		[{ ...s3, PORTICO_S3_PUBLIC_BUCKET: "p", PORTICO_S3_PUBLIC_URL: "https://s3.example/p" }, "without a path"],
	] as const)
		expect(() => settingsFrom(wrong)).toThrow(why);
});

it("refuses a public address that is none, or has a path", () => {
	expect(() => settingsFrom({ PORTICO_PUBLIC_URL: "portal.example" })).toThrow(
		'PORTICO_PUBLIC_URL should be an http or https address, not "portal.example".',
	);
	expect(() => settingsFrom({ PORTICO_PUBLIC_URL: "https://portal.example/home" })).toThrow(
		'the portal lives at its root, not at "/home".',
	);
	expect(settingsFrom({ PORTICO_PUBLIC_URL: "https://portal.example/" }).publicUrl).toBe("https://portal.example");
});

it("refuses a switch that is neither on nor off, and an administrator without a mobile number", () => {
	expect(settingsFrom({ PORTICO_SMS_NOTICES: "0" }).smsNotifications).toBe(false);
	expect(() => settingsFrom({ PORTICO_SMS_NOTICES: "true" })).toThrow(
		'PORTICO_SMS_NOTICES should be 1 or 0, not "true".',
	);
	expect(() => settingsFrom({ PORTICO_ADMIN_MOBILES: "13800000000,abc" })).toThrow('"abc" is none');
});

it("takes the number of proxies in front, or their addresses, and refuses to trust everybody", () => {
	const trusted = (PORTICO_TRUST_PROXY: string) => settingsFrom({ PORTICO_TRUST_PROXY }).trustProxy;
	expect([trusted(""), trusted("0"), trusted("1"), trusted("2")]).toEqual([false, false, 1, 2]);
	expect(trusted("10.0.0.0/8, 2001:db8::/32, 192.0.2.1")).toEqual(["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"]);
	for (const wrong of ["true", "yes", "on", "TRUE", "-1", "10.0.0.0/33", "10.0.0.0/8/8", "proxy.example", ","])
		expect(() => trusted(wrong)).toThrow("PORTICO_TRUST_PROXY should be the number of proxies in front of the server");
});

const PRODUCTION = {
	NODE_ENV: "production",
	PORTICO_PUBLIC_URL: "https://portal.example",
	PORTICO_SMS_URL: "https://sms.example/send",
	PORTICO_TRUST_PROXY: "1",
	PORTICO_SEAL_KEYS: newSealKey(),
};

it("starts in production with what it needs, and names all that is missing or unsafe", () => {
	expect(settingsFrom(PRODUCTION)).toMatchObject({ production: true, publicUrl: "https://portal.example" });
	const starting = () =>
		settingsFrom({ NODE_ENV: "production", PORTICO_CHECK_ANSWERS: "1", PORTICO_RATE_FACTOR: "1000" });
	for (const name of [
		"PUBLIC_URL is needed",
		"SMS_URL is needed",
		"TRUST_PROXY is needed",
		"SEAL_KEYS is needed",
		"RATE_FACTOR",
		"CHECK_ANSWERS",
	])
		expect(starting).toThrow(`PORTICO_${name}`);
	expect(() => settingsFrom({ ...PRODUCTION, PORTICO_PUBLIC_URL: "http://portal.example" })).toThrow(
		"begin with https",
	);
	expect(() => settingsFrom({ ...PRODUCTION, PORTICO_BACKUP_TO: "/srv/backups" })).toThrow("RECIPIENTS is needed");
	expect(() => settingsFrom({ ...PRODUCTION, PORTICO_METRICS_TOKEN: "change-me" })).toThrow("a secret of yours");
	expect(() => settingsFrom({ ...PRODUCTION, PORTICO_SMS_URL: "" })).toThrow("nobody is able to log in");
});

it("invents no cases and articles in production, unless it is told to", () => {
	const invents = (env: NodeJS.ProcessEnv) => settingsFrom(env).exampleContent;
	expect([invents({}), invents({ PORTICO_EXAMPLE_CONTENT: "0" })]).toEqual([true, false]);
	expect([invents(PRODUCTION), invents({ ...PRODUCTION, PORTICO_EXAMPLE_CONTENT: "1" })]).toEqual([false, true]);
});

it("names what backups in an object storage lack, before the first of them fails", async () => {
	const recipient = await identityToRecipient(await generateX25519Identity());
	const to = { ...PRODUCTION, PORTICO_BACKUP_TO: "s3://city/portal", PORTICO_BACKUP_RECIPIENTS: recipient };
	const there = { ...to, PORTICO_BACKUP_S3_ENDPOINT: "https://s3.example", PORTICO_BACKUP_S3_ACCESS_KEY_ID: "portal" };
	for (const lacking of [to, there])
		expect(() => settingsFrom(lacking)).toThrow("PORTICO_BACKUP_S3_SECRET_ACCESS_KEY are needed");
	expect(settingsFrom({ ...there, PORTICO_BACKUP_S3_SECRET_ACCESS_KEY: "secret" }).backupS3).not.toBeNull();
});

it("names DATABASE_URL where it is no address, and never repeats what may be a password", () => {
	for (const wrong of ["garbage", "mysql://db/portico", "postgres://user:hunter2@host"])
		expect(() => settingsFrom({ DATABASE_URL: wrong })).toThrow(
			/^DATABASE_URL should be the address of a PostgreSQL(?!.*hunter2)/,
		);
});

it("reads secrets from files, and says which cannot be read", () => {
	const folder = mkdtempSync(join(tmpdir(), "portico-secret-"));
	const file = join(folder, "token");
	writeFileSync(file, "s3cret\n");
	const sms = settingsFrom({ PORTICO_SMS_URL: "https://sms.example", PORTICO_SMS_TOKEN_FILE: file }).sms;
	expect(sms?.token).toBe("s3cret");
	expect(() => settingsFrom({ PORTICO_SMS_TOKEN_FILE: file, PORTICO_SMS_TOKEN: "x" })).toThrow("are both set");
	rmSync(folder, { recursive: true });
	expect(() => settingsFrom({ PORTICO_SMS_TOKEN_FILE: file })).toThrow("PORTICO_SMS_TOKEN_FILE names");
});

it("reads where backups go, and refuses keys that are none", () => {
	const PORTICO_BACKUP_TO = "/srv/backup";
	expect(settingsFrom({}).backup).toBeNull();
	expect(settingsFrom({ PORTICO_BACKUP_TO }).backup).toMatchObject({ everyHours: 24, keepDays: 30, recipients: [] });
	for (const [name, value] of [
		["PORTICO_BACKUP_RECIPIENTS", "AGE-SECRET-KEY-1"],
		["PORTICO_BACKUP_HOURS", "0"],
		["PORTICO_BACKUP_IDENTITY_FILE", "/nowhere/key"],
	] as const)
		expect(() => settingsFrom({ PORTICO_BACKUP_TO, [name]: value })).toThrow(name);
});

it("takes mailboxes and pages for who has found a hole", () => {
	const contacts = (PORTICO_SECURITY_CONTACT: string) => settingsFrom({ PORTICO_SECURITY_CONTACT }).securityContacts;
	expect(contacts("security@portal.example, https://portal.example/help")).toEqual([
		"mailto:security@portal.example",
		"https://portal.example/help",
	]);
	expect(contacts("")).toEqual([]);
	expect(() => contacts("call us")).toThrow("PORTICO_SECURITY_CONTACT should be");
	expect(() => contacts("a@b.example\nContact: x")).toThrow("PORTICO_SECURITY_CONTACT should be");
});

it("refuses a budget of short messages that is none", () => {
	expect(settingsFrom({}).smsPerHour).toBe(1000);
	expect(() => settingsFrom({ PORTICO_SMS_PER_HOUR: "many" })).toThrow("PORTICO_SMS_PER_HOUR should be a whole number");
});

it("never prints a code in production", async () => {
	const sms = smsProvider(settingsFrom({ ...PRODUCTION, PORTICO_SMS_URL: "http://127.0.0.1:1/" }).sms);
	await expect(sms.send("13800000000", "123456")).rejects.toThrow("The SMS provider could not be reached");
});

it("keeps connections, time limits and memory within what makes sense, and leaves the memory of one's own database alone", () => {
	expect(settingsFrom({}).database).toMatchObject({
		connections: 10,
		readingConnections: 10,
		readingTimeout: 4_000,
		statementTimeout: 30_000,
		workMem: "32MB",
	});
	expect(settingsFrom({ DATABASE_URL: "postgres://db.example/portico" }).database.workMem).toBeNull();
	expect(settingsFrom({ PORTICO_SHARED_BUFFERS: "2GB" }).database.sharedBuffers).toBe("2GB");
	expect(() => settingsFrom({ PORTICO_CONNECTIONS: "0" })).toThrow(
		'PORTICO_CONNECTIONS should be a whole number above 0, not "0".',
	);
	expect(() => settingsFrom({ PORTICO_WORK_MEM: "64" })).toThrow(
		'PORTICO_WORK_MEM should be a size such as 64MB, not "64".',
	);
});
