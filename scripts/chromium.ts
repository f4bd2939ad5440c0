/** Where a Chromium for journeys, benchmark and screenshots is found, or how one is had. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Chromium without a window comes first: the same engine, at about two thirds of the processor time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Flags that keep a headless run quiet and alike on every machine. */
export const CHROMIUM_FLAGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

function isExecutable(path: string | undefined): path is string {
	if (!path) return false;
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** The executable of PORTICO_CHROMIUM, of the path, or of Playwright's cache; undefined where there is none. */
export function findChromium(): string | undefined {
	const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return [process.env.PORTICO_CHROMIUM, ...onPath, chromium.executablePath()].find(isExecutable);
}

const attempt = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Finds Chromium, else installs it: by Playwright, else by apt when root. Throws, saying what to do, when neither works. */
export function ensureChromium(): string {
	const found = findChromium();
	if (found) return found;
	attempt("npx", ["playwright", "install", "chromium"]);
	if (!findChromium() && process.getuid?.() === 0) {
		attempt("apt-get", ["update"]);
		const install = (name: string) => attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
		if (!install("chromium-headless-shell")) install("chromium");
	}
	const installed = findChromium();
	if (installed) return installed;
	throw new Error(
		"No Chromium found. Install one (e.g. `npx playwright install chromium`, or your system's package `chromium`), or name its executable in PORTICO_CHROMIUM.",
	);
}
