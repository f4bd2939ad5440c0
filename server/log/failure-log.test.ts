import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SERVER = join(import.meta.dirname, "..");

/** Who may write errors as they are: the log of failures itself, and the start, before anybody's values are there. */
const RAW = ["log/failure-log.ts", "main.ts"];

it("lets errors of the running server into the log only by the way that takes out what they quote", () => {
	const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((file) =>
		/(?<!\.test)\.ts$/.test(file),
	);
	expect(files).toContain(RAW[0]);
	const raw = files.filter((file) => /console\.error/.test(readFileSync(join(SERVER, file), "utf8")));
	expect(raw.sort()).toEqual([...RAW].sort());
});
