import { expect, it } from "vitest";
import { purgeSettingsFrom } from "../purging/purge-settings.ts";
import { sharedCaching } from "./shared-caching.ts";

const RELEASE = "0123456789abcdef";
const TOLD = { purge: purgeSettingsFrom({ PORTICO_PURGE_URL: "https://cdn.example/purge" }) };
const UNTOLD = { purge: null };
const page = (...operations: string[]) => ({ release: RELEASE, operations });
const seconds = (headers: Record<string, string>) => /s-maxage=(\d+)/.exec(headers["Cache-Control"] ?? "")?.[1];

it("lets shared caches keep a page for seconds that nobody tells them to forget, and browsers ask each time", () => {
	expect(sharedCaching(page("articlesGetList"), UNTOLD)).toEqual({
		"Cache-Control": "public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400",
	});
});

it("lets them keep for minutes what they are told of, with its keys", () => {
	const headers = sharedCaching(page("articlesGetList"), TOLD);
	expect(seconds(headers)).toBe("300");
	expect(headers).toMatchObject({
		"Surrogate-Key": "portico release-0123456789ab",
		"Cache-Tag": "portico,release-0123456789ab",
	});
	expect(sharedCaching(page("messagesGetList"), TOLD)["Surrogate-Key"]).toBe("portico release-0123456789ab cases");
});

it("keeps short what changes without a word, and what is not prerendered", () => {
	expect(seconds(sharedCaching(page("articlesGetList", "messagesGetStatistics"), TOLD))).toBe("2");
	expect(seconds(sharedCaching({ release: RELEASE, operations: null }, TOLD))).toBe("2");
});

it("lets nobody keep a page that is made without the database", () => {
	expect(sharedCaching(null, TOLD)).toEqual({ "Cache-Control": "no-cache" });
});

it("refuses addresses, methods and headers that make no sense, and quotes no secret", () => {
	const PORTICO_PURGE_URL = "http://cache/";
	expect(purgeSettingsFrom({})).toBeNull();
	expect(() => purgeSettingsFrom({ PORTICO_PURGE_URL: "cache" })).toThrow("PORTICO_PURGE_URL should be");
	expect(() => purgeSettingsFrom({ PORTICO_PURGE_URL, PORTICO_PURGE_METHOD: "GET" })).toThrow("POST, PURGE, BAN");
	for (const PORTICO_PURGE_HEADERS of ["Bearer secret", '["secret"]', '{"Key": 1}'])
		expect(() => purgeSettingsFrom({ PORTICO_PURGE_URL, PORTICO_PURGE_HEADERS })).toThrow(
			/^PORTICO_PURGE_HEADERS should be headers as JSON(?!.*secret)/,
		);
});
