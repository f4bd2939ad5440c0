import { expect, it } from "vitest";
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

it("refuses a port that is none", () => {
	expect(() => settingsFrom({ PORT: "http" })).toThrow('PORT should be a number from 0 to 65535, not "http".');
});

it("names what an object storage lacks", () => {
	expect(() => settingsFrom({ PORTICO_S3_ENDPOINT: "https://s3.example", PORTICO_S3_BUCKET: "b" })).toThrow(
		"PORTICO_S3_ACCESS_KEY_ID, PORTICO_S3_SECRET_ACCESS_KEY",
	);
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
	expect(settingsFrom({ PORTICO_TRUST_PROXY: "1", PORTICO_SMS_NOTICES: "0" })).toMatchObject({
		trustProxy: true,
		smsNotices: false,
	});
	expect(() => settingsFrom({ PORTICO_TRUST_PROXY: "true" })).toThrow(
		'PORTICO_TRUST_PROXY should be 1 or 0, not "true".',
	);
	expect(() => settingsFrom({ PORTICO_ADMIN_MOBILES: "13800000000,abc" })).toThrow('"abc" is none');
});

it("never prints a code in production", async () => {
	await expect(smsProvider(settingsFrom({ NODE_ENV: "production" })).send("13800000000", "123456")).rejects.toThrow(
		"No SMS provider is configured",
	);
});
