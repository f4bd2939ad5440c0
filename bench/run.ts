/**
 * `npm run bench [-- --rounds N] [--only a,b]`: the same forms in Portico, in a hand-written React form and in other form
 * libraries, in turns within one run. Prints Markdown tables; every value is a multiple of the hand-written form's.
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
import { pageSizes } from "./page-sizes.ts";
import { publishBeside } from "./publish.ts";
import { markdownTable } from "./table.ts";

const FORMS = [
	{ title: "10 fields", search: "?fields=10" },
	{ title: "100 fields", search: "?fields=100" },
	{ title: "500 fields", search: "?fields=500" },
	{ title: "1,000 fields", search: "?fields=1000" },
	{ title: "one select of 2,000 options", search: "?options=2000" },
];

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" }, only: { type: "string" } } });
const rounds = Number(values.rounds);
const wanted = CONTENDERS.filter((name) => !values.only || values.only.split(",").includes(name));

console.log(checkAfterEdits());
await buildContenders(wanted);
await writeBenchRelease(
	OUT,
	FORMS.map((form) => form.search),
);
const browser = await launchBrowser();
const folder = await serveFolder(OUT);

async function measure(contender: Contender, search: string): Promise<Measures> {
	const document = contender === "portico" ? benchFormId(search) : contender;
	const url = `${folder.url}/${contender}/${document}.html${search}`;
	return measureForm(browser, { url, fields: requestedAt(search).fields.length }, !search.includes("options"));
}

try {
	for (const { title, search } of FORMS) {
		const runs = new Map<Contender, Measures[]>(wanted.map((name) => [name, []]));
		for (let round = 0; round < rounds; round++) {
			for (const contender of wanted) runs.get(contender)?.push(await measure(contender, search));
		}
		console.log(markdownTable(title, new Map([...runs].map(([name, all]) => [name, leastDisturbed(all)]))));
	}
	const portal = await startPortal();
	console.log(await pageSizes(browser, portal));
	console.log(await publishBeside(portal));
	await portal.stop();
} finally {
	await browser.close();
	folder.close();
}
