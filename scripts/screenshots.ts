/**
 * `npm run screenshots [-- --scenes REGEXP] [--looks REGEXP]`: every page of the current release, and the states that a bare
 * address does not show (scripts/screenshots/scenes.ts), at 390 and 1280 px, light and dark, in both languages, and in
 * English in print, in forced colours, at 320 px and at 200 %, into screenshots/ (ignored by git). With an option, only
 * what it names is rendered anew; a look is called `phone.dark.zh-CN`, `print.en-US` or the like. Exits with 1 when a page
 * reported something wrong or scrolls sideways.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "./browser.ts";
import { startPortal } from "./portal-process.ts";
import { LOCALES, looksIn } from "./screenshots/looks.ts";
import { scenes } from "./screenshots/scenes.ts";
import { takePictures } from "./screenshots/take-pictures.ts";

const FOLDER = join(import.meta.dirname, "../screenshots");
/** Pages that are open at once: one waits for its responses while another is rendered. */
const AT_ONCE = 3;

const { values } = parseArgs({ options: { scenes: { type: "string" }, looks: { type: "string" } } });
const wantedScenes = new RegExp(values.scenes ?? "");
const wantedLooks = new RegExp(values.looks ?? "");

const portal = await startPortal({ env: { PORTICO_RATE_FACTOR: "1000" } });
const browser = await launchBrowser();
try {
	if (!values.scenes && !values.looks) rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const wanted = (await scenes(portal)).filter(({ name }) => wantedScenes.test(name));
	const errands = wanted.flatMap((scene) =>
		LOCALES.map((locale) => ({
			scene,
			locale,
			looks: looksIn(locale).filter(({ name }) => wantedLooks.test(name) && (scene.looks ?? /./).test(name)),
		})).filter(({ looks }) => looks.length > 0),
	);
	const pictures = errands.reduce((sum, { looks }) => sum + looks.length, 0);
	console.log(`${wanted.length} scenes, ${pictures} pictures, into ${FOLDER}`);
	const queue = errands.values();
	const work = async () => {
		for (const { scene, locale, looks } of queue)
			for (const problem of await takePictures(browser, portal.url, scene, locale, looks, FOLDER)) {
				console.error(problem);
				process.exitCode = 1;
			}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
	await browser.close();
	await portal.stop();
}
