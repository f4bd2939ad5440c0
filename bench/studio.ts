/**
 * `npm run studio-bench [-- --fields 300] [--times 20]`: the studio in a real browser, over a portal that this starts and stops. Opens a
 * form of so many questions, adds and moves questions on it, types into a label and into its source; and lets the server check one edit
 * of it. Prints Markdown: at full speed and at a quarter of it, median and 95th percentile of one run.
 */
import { parseArgs } from "node:util";
import { launchBrowser } from "../scripts/browser.ts";
import { studioTable } from "./studio/studio-table.ts";

const { values } = parseArgs({
	options: { fields: { type: "string", default: "300" }, times: { type: "string", default: "20" } },
});
const fields = Math.min(Math.max(1, Number(values.fields)), 2_000);
const times = Math.min(Math.max(1, Number(values.times)), 200);

const browser = await launchBrowser();
try {
	console.log(await studioTable(browser, { fields, times }));
} finally {
	await browser.close();
}
