/**
 * Lists what Portico is made of: `npm run sbom` prints a bill of materials (CycloneDX, by npm itself) of what runs in production,
 * `npm run sbom -- --licences` a line for each licence with the packages that have it. Exits 1 where a package names none.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { runCommand } from "./operator-command.ts";

type Licence = { license?: { id?: string; name?: string }; expression?: string };
type Component = { name: string; version: string; licenses?: Licence[] };

const USAGE = "Usage: npm run sbom -- [--licences]";

const licenceOf = ({ licenses = [] }: Component) =>
	licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "").join(" AND ") ||
	"none named";

/** A line for each licence; 1 where a package names none. */
function printLicences(components: readonly Component[]): number {
	const by = Map.groupBy(components, licenceOf);
	for (const [licence, found] of [...by].sort(([a], [b]) => (a < b ? -1 : 1)))
		console.log(`${licence} (${found.length}): ${found.map(({ name, version }) => `${name}@${version}`).join(", ")}`);
	return by.has("none named") ? 1 : 0;
}

const materials = () =>
	execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		stdio: ["ignore", "pipe", "ignore"],
	});

await runCommand(USAGE, async () => {
	const { values } = parseArgs({ options: { licences: { type: "boolean", default: false } } });
	const text = materials();
	const { components }: { components: Component[] } = JSON.parse(text);
	if (values.licences) return printLicences(components);
	console.log(text);
	return 0;
});
