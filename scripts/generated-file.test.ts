import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { files } from "./generate-registries.ts";
import { staleAmong } from "./generated-file.ts";

const here = "scripts/generated-file.test.ts";
const text = readFileSync(join(import.meta.dirname, "..", here), "utf8");

it("names the files that hold another text than what was generated, and those that are missing", () => {
	expect(staleAmong({ [here]: text })).toEqual([]);
	expect(staleAmong({ [here]: `${text}\n`, "scripts/no-such.gen.ts": "" })).toEqual([here, "scripts/no-such.gen.ts"]);
});

it("finds what is committed as it is generated, without writing anything", async () => {
	expect(staleAmong(await files())).toEqual([]);
});
