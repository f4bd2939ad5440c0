import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { itWith } from "./drill/it-with.ts";
import { makeCertificate } from "./machines/certificate.ts";

const DOCS = join(import.meta.dirname, "../docs");
const PACKAGING = join(DOCS, "packaging");
const MONITORING = join(DOCS, "monitoring");
const read = (name: string) => readFileSync(join(PACKAGING, name), "utf8");

const folder = mkdtempSync(join(tmpdir(), "portico-packaged-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How a program ended, and all that it printed. */
function endOf(program: string, words: readonly string[], cwd = folder): [status: number | null, printed: string] {
	const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8", cwd });
	return [status, stdout + stderr];
}

itWith("caddy", "whether Caddy takes docs/packaging/Caddyfile")("gives Caddy a configuration that it takes", () => {
	const config = ["--config", join(PACKAGING, "Caddyfile"), "--adapter", "caddyfile"];
	expect(endOf("caddy", ["validate", ...config])).toEqual([0, expect.stringContaining("Valid configuration")]);
	expect(endOf("caddy", ["fmt", "--diff", join(PACKAGING, "Caddyfile")])[0]).toBe(0);
});

itWith(
	"systemd-analyze",
	"whether systemd knows every setting of the unit",
	"systemd",
)("gives systemd a unit of which it knows every setting", () => {
	const unit = join(folder, "portico.service");
	// Whether the checkout is at its place is not the question here.
	writeFileSync(unit, read("portico.service").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
	expect(endOf("systemd-analyze", ["verify", unit])).toEqual([0, ""]);
});

itWith("haproxy", "whether HAProxy takes its configurations").each(["haproxy.cfg", "haproxy-postgres.cfg"])(
	"gives HAProxy a configuration that it takes: %s",
	(name) => {
		expect(endOf("haproxy", ["-c", "-f", join(PACKAGING, name)])).toEqual([0, expect.stringContaining("valid")]);
	},
);

itWith(
	"varnishd",
	"whether Varnish takes docs/packaging/varnish.vcl",
	"varnish varnish-modules",
)("gives Varnish a configuration that it takes", () => {
	const { status } = spawnSync("varnishd", ["-C", "-f", join(PACKAGING, "varnish.vcl")], { stdio: "ignore" });
	expect(status).toBe(0);
});

itWith("nginx", "whether nginx takes its configurations").each(["nginx.conf", "nginx-edge.conf"])(
	"gives nginx a configuration that it takes: %s",
	(name) => {
		const { pem, key } = makeCertificate(folder);
		mkdirSync(join(folder, "log"), { recursive: true });
		const site = read(name)
			.replace("s3.example:443", "127.0.0.1:9000")
			.replace("/var/cache/nginx", folder)
			.replace(/ssl_certificate .*/, `ssl_certificate ${pem};`)
			.replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
			.replace("/var/log/nginx", join(folder, "log"));
		const whole = join(folder, "nginx.conf");
		writeFileSync(whole, `pid ${folder}/pid;\nerror_log ${folder}/log/error.log;\nevents {}\nhttp {\n${site}\n}\n`);
		expect(endOf("nginx", ["-t", "-c", whole])).toEqual([0, expect.stringContaining("test is successful")]);
	},
);

const itWithPrometheus = itWith("promtool", "whether each alarm is raised by what should raise it", "prometheus");

itWithPrometheus("gives Prometheus alarms that it takes", () => {
	expect(endOf("promtool", ["check", "rules", join(MONITORING, "alarms.yml")])).toEqual([
		0,
		expect.stringMatching(/SUCCESS: \d+ rules found/),
	]);
});

itWithPrometheus("raises each alarm on what should raise it, and on nothing short of that", () => {
	expect(endOf("promtool", ["test", "rules", "alarms-test.yml"], MONITORING)).toEqual([
		0,
		expect.stringContaining("SUCCESS"),
	]);
});

it("has each alarm raised and left silent by the figures that it is tried on", () => {
	const tried = readFileSync(join(MONITORING, "alarms-test.yml"), "utf8");
	const alarms = [...readFileSync(join(MONITORING, "alarms.yml"), "utf8").matchAll(/alert: (\w+)/g)];
	expect(alarms.length).toBeGreaterThan(10);
	for (const [, name] of alarms) expect(tried).toMatch(new RegExp(`alertname: ${name}\\n\\s+exp_alerts:`));
	const silent = [...tried.matchAll(/alertname: (\w+) \}/g)].map(([, name]) => name);
	expect(alarms.map(([, name]) => name).filter((name) => !silent.includes(name))).toEqual([]);
});
