import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
		[...text.matchAll(/(?:^|Environment=|\s)((?:PORTICO|NODE|HOST|PORT)[A-Z_]*)=(\S*)/gm)].map(
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
		// What only the operator knows: a token that is secret, and whose key opens backups.
		PORTICO_METRICS_TOKEN: "of-ours",
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

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasNginx = runs("nginx", "-v");

it.runIf(runs("caddy", "version"))("gives Caddy a configuration that it takes", () => {
	const config = ["--config", join(FOLDER, "Caddyfile"), "--adapter", "caddyfile"];
	const { status, stdout, stderr } = spawnSync("caddy", ["validate", ...config], { encoding: "utf8" });
	expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("Valid configuration")]);
});

it.runIf(runs("systemd-analyze", "--version"))("gives systemd a unit of which it knows every setting", () => {
	const folder = mkdtempSync(join(tmpdir(), "portico-systemd-"));
	try {
		const unit = join(folder, "portico.service");
		// Whether the checkout is at its place is not the question here.
		writeFileSync(unit, read("portico.service").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
		const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
		expect([status, stderr]).toEqual([0, ""]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

it.runIf(runs("haproxy", "-v")).each(["haproxy.cfg", "haproxy-postgres.cfg"])(
	"gives HAProxy a configuration that it takes: %s",
	(name) => {
		const { status, stdout, stderr } = spawnSync("haproxy", ["-c", "-f", join(FOLDER, name)], { encoding: "utf8" });
		expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("valid")]);
	},
);

it.runIf(runs("varnishd", "-V"))("gives Varnish a configuration that it takes", () => {
	const { status } = spawnSync("varnishd", ["-C", "-f", join(FOLDER, "varnish.vcl")], { stdio: "ignore" });
	expect(status).toBe(0);
});

it.runIf(hasNginx).each(["nginx.conf", "nginx-edge.conf"])("gives nginx a configuration that it takes: %s", (name) => {
	const folder = mkdtempSync(join(tmpdir(), "portico-nginx-"));
	try {
		const pem = join(folder, "pem");
		execFileSync(
			"openssl",
			[
				"req",
				"-x509",
				"-newkey",
				"rsa:2048",
				"-nodes",
				"-subj",
				"/CN=portal.example",
				"-days",
				"1",
				"-keyout",
				`${pem}.key`,
				"-out",
				pem,
			],
			{ stdio: "ignore" },
		);
		mkdirSync(join(folder, "log"));
		const site = read(name)
			.replace("s3.example:443", "127.0.0.1:9000")
			.replace("/var/cache/nginx", folder)
			.replace(/ssl_certificate .*/, `ssl_certificate ${pem};`)
			.replace(/ssl_certificate_key .*/, `ssl_certificate_key ${pem}.key;`)
			.replace("/var/log/nginx", join(folder, "log"));
		const whole = join(folder, "nginx.conf");
		writeFileSync(whole, `pid ${folder}/pid;\nerror_log ${folder}/log/error.log;\nevents {}\nhttp {\n${site}\n}\n`);
		const { status, stderr } = spawnSync("nginx", ["-t", "-c", whole], { encoding: "utf8" });
		expect([status, stderr]).toEqual([0, expect.stringContaining("test is successful")]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
