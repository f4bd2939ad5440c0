/**
 * `npm run bench [-- --rounds N] [--only a,b] [--forms REGEXP] [--without-studio]`: the same forms in Portico, in a hand-written React
 * form and in other form libraries, in turns within one run; then the portal: its pages, publishing, open tabs, and the studio (none of
 * it with --forms). Prints Markdown tables; every value of a form is a multiple of the hand-written form's. Ends with exit code 1 where
 * what is printed as too slow is.
 */
import { parseArgs } from "node:util";
import { launchBrowser } from "../scripts/browser.ts";
import { startPortal } from "../scripts/portal-process.ts";
import { writeBenchRelease } from "./bench-release.ts";
import { buildContenders, CONTENDERS, type Contender, OUT } from "./build-contenders.ts";
import { checkAfterEdits } from "./check.ts";
import { benchFormId, requestedAt } from "./form-of.ts";
import { leastDisturbed, type Measures, measureForm } from "./measure/form-page.ts";
import { serveFolder } from "./measure/serve-folder.ts";
import { publishToTabs, TABS_ENVIRONMENT } from "./open-tabs.ts";
import { pageSizes } from "./page-sizes.ts";
import { publishBeside } from "./publish.ts";
import { structuredCount, structureIn } from "./structure-of.ts";
import { studioTable } from "./studio/studio-table.ts";
import { markdownTable } from "./table.ts";

const FORMS = [
	{ title: "10 fields", search: "?fields=10" },
	{ title: "100 fields", search: "?fields=100" },
	{ title: "500 fields", search: "?fields=500" },
	{ title: "1,000 fields", search: "?fields=1000" },
	{ title: "one select of 2,000 options", search: "?options=2000" },
	// JSON Forms' vanilla renderers have none for objects in objects, and none for alternatives.
	{ title: "nested objects: 10 of 2 of 5 fields", search: "?structure=nested", without: "jsonforms" },
	{ title: "20 references to one object of 5 fields", search: "?structure=references", without: "jsonforms" },
	{ title: "50 rows of 6 fields", search: "?structure=rows" },
	{ title: "10 choices of 2 alternatives of 3 fields", search: "?structure=alternatives", without: "jsonforms" },
];

const text = (fallback?: string) => ({ type: "string" as const, ...(fallback !== undefined && { default: fallback }) });
const { values } = parseArgs({
	options: { rounds: text("3"), only: text(), forms: text(), "without-studio": { type: "boolean" } },
});
const rounds = Number(values.rounds);
const forms = FORMS.filter(({ search }) => !values.forms || new RegExp(values.forms).test(search));
const wanted = CONTENDERS.filter((name) => !values.only || values.only.split(",").includes(name));

if (!values.forms) console.log(checkAfterEdits());
await buildContenders(wanted);
if (wanted.includes("portico"))
	await writeBenchRelease(
		OUT,
		forms.map((form) => form.search),
	);
const browser = await launchBrowser();
const folder = await serveFolder(OUT);

async function measure(contender: Contender, search: string): Promise<Measures> {
	const document = contender === "portico" ? benchFormId(search) : contender;
	const url = `${folder.url}/${contender}/${document}.html${search}`;
	const structure = structureIn(search);
	const fields = structure ? structuredCount(structure) : requestedAt(search).fields.length;
	return measureForm(browser, { url, fields }, !search.includes("options"));
}

async function measurePortal(): Promise<void> {
	const portal = await startPortal({ env: TABS_ENVIRONMENT });
	try {
		console.log(await pageSizes(browser, portal));
		console.log(await publishBeside(portal));
		console.log(await publishToTabs(portal));
	} finally {
		await portal.stop();
	}
	if (!values["without-studio"]) console.log(await studioTable(browser, { fields: 300, times: 20 }));
}

try {
	for (const { title, search, without } of forms) {
		const able = wanted.filter((name) => name !== without);
		const runs = new Map<Contender, Measures[]>(able.map((name) => [name, []]));
		for (let round = 0; round < rounds; round++) {
			for (const contender of able) runs.get(contender)?.push(await measure(contender, search));
		}
		console.log(markdownTable(title, new Map([...runs].map(([name, all]) => [name, leastDisturbed(all)]))));
	}
	if (!values.forms) await measurePortal();
} finally {
	await browser.close();
	folder.close();
}
// React's scheduler in the prerenderer's bundle holds a message port, which would keep this process for ever.
process.exit();
