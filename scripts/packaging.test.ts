import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, it } from "vitest";
import { newSealKey } from "../server/sealing/seal-keys.ts";
import { settingsFrom } from "../server/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "docs/packaging");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

/** Lines NAME=value of an environment file, and of what a unit sets. */
const variablesIn = (text: string) =>
	Object.fromEntries(
		[...text.matchAll(/(?:^|Environment=|\s)((?:PORTICO|NODE|HOST|PORT)[A-Z_0-9]*)=(\S*)/gm)].map(
			([, name = "", value = ""]) => [name, value],
		),
	);

it("starts in production with what the service and its environment file set", async () => {
	const token = join(mkdtempSync(join(tmpdir(), "portico-unit-")), "sms");
	writeFileSync(token, "secret");
	const seal = `${token}-seal`;
	writeFileSync(seal, newSealKey());
	const env = {
		...variablesIn(read("portico.env")),
		...variablesIn(read("portico.service")),
		PORTICO_SMS_TOKEN_FILE: token,
		PORTICO_SEAL_KEYS_FILE: seal,
		// What only the operator knows: secrets, and whose key opens backups.
		PORTICO_METRICS_TOKEN: "of-ours",
		PORTICO_BACKUP_S3_SECRET_ACCESS_KEY: "of-the-storage",
		PORTICO_BACKUP_RECIPIENTS: await identityToRecipient(await generateX25519Identity()),
	};
	const settings = settingsFrom(env);
	expect(settings).toMatchObject({ production: true, trustProxy: 1, sms: { token: "secret" }, drainSeconds: 10 });
	expect(settings.backup?.to).toBe("s3://city-backups/portal");
});

it("names in its files only variables that the documentation tells of", () => {
	const documented = readFileSync(join(ROOT, "docs/operating.md"), "utf8");
	const files = ["Containerfile", "compose.yaml", "portico.env", "portico.service", "Caddyfile"];
	const named = new Set(files.flatMap((file) => read(file).match(/\bPORTICO_[A-Z_0-9]+\b/g) ?? []));
	named.delete("PORTICO_UPSTREAM");
	expect(named.size).toBeGreaterThan(8);
	expect([...named].filter((name) => !documented.includes(name.replace(/_FILE$/, "")))).toEqual([]);
});

it("builds from files that are there, and runs without root on a file system that is read only", () => {
	const lines = read("Containerfile").split("\n");
	const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(" ").slice(1, -1));
	for (const name of copied) expect(() => readFileSync(join(ROOT, name), "utf8")).not.toThrow(/ENOENT/);
	expect(lines.findLastIndex((line) => line.startsWith("USER "))).toBeGreaterThan(
		lines.findLastIndex((line) => line.startsWith("RUN ")),
	);
	expect(read("compose.yaml")).toContain("read_only: true");
});

const STREAMS = [
	"/events",
	"/events/case?id=1",
	"/admin/api/desk/events",
	"/admin/api/draft-releases/1/events?after=0",
];

it.each([
	["nginx.conf", /location ~ (\S+) \{[^}]*proxy_buffering off/],
	["nginx-edge.conf", /location ~ (\S+) \{[^}]*proxy_buffering off/],
	["varnish.vcl", /req\.url ~ "(\S+)"\) \{ return \(pipe\)/],
])("passes on every stream of events as it comes, by %s", (name, place) => {
	const streams = new RegExp(place.exec(read(name))?.[1] ?? expect.fail());
	// Varnish matches what nginx's locations do not: the query.
	const addresses = name === "varnish.vcl" ? STREAMS : STREAMS.map((address) => address.split("?")[0] ?? "");
	expect(addresses.filter((address) => !streams.test(address))).toEqual([]);
	expect(["/", "/index/index", "/eventsful", "/article/events"].filter((address) => streams.test(address))).toEqual([]);
});
