/**
 * Lists what Portico is made of: `npm run sbom` prints a bill of materials (CycloneDX, by npm itself) of what runs in production,
 * `npm run sbom -- --licences` a line for each licence with the packages that have it. Exits 1 where a package names none.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

type Licence = { license?: { id?: string; name?: string }; expression?: string };
type Component = { name: string; version: string; licenses?: Licence[] };

const { values } = parseArgs({ options: { licences: { type: "boolean", default: false } } });
const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], {
	encoding: "utf8",
	maxBuffer: 64 * 1024 * 1024,
	stdio: ["ignore", "pipe", "ignore"],
});

const licenceOf = ({ licenses = [] }: Component) =>
	licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "").join(" AND ") ||
	"none named";

function printLicences(components: readonly Component[]): void {
	const by = Map.groupBy(components, licenceOf);
	for (const [licence, found] of [...by].sort(([a], [b]) => (a < b ? -1 : 1)))
		console.log(`${licence} (${found.length}): ${found.map(({ name, version }) => `${name}@${version}`).join(", ")}`);
	if (by.has("none named")) process.exitCode = 1;
}

const { components }: { components: Component[] } = JSON.parse(text);
if (values.licences) printLicences(components);
else console.log(text);
