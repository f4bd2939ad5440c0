import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What the script for whatever Node.js a machine has says of versions. It is no TypeScript, as it runs before any is installed. */
function saidOf(versions: readonly string[]): unknown {
	const script = `import { tooOld } from ${JSON.stringify(join(import.meta.dirname, "install.mjs"))};
		console.log(JSON.stringify(${JSON.stringify(versions)}.map((version) => tooOld(">=20.19", version) ?? null)));`;
	return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
}

it("refuses a Node.js with which npm would leave native parts out, and names both versions", () => {
	expect(saidOf(["v20.19.0", "v20.20.2", "v22.0.0", "v24.1.0"])).toEqual([null, null, null, null]);
	const refused = (version: string) => expect.stringContaining(`Node.js 20.19 or later; this is ${version}.`);
	expect(saidOf(["v18.20.8", "v20.18.3"])).toEqual([refused("v18.20.8"), refused("v20.18.3")]);
});
