import { expect, it } from "vitest";
import { slowestFiles } from "./slowest-files.ts";

const file = (name: string, startTime: number, endTime: number) => ({ name: `/portal/${name}`, startTime, endTime });

it("names the files that took longest, the slowest first", () => {
	const files = [file("a.test.ts", 1000, 1500), file("b.test.ts", 0, 12_340), file("c.test.ts", 900, 2000)];
	expect(slowestFiles(files, "/portal", 2)).toEqual(["   12.3 s  b.test.ts", "    1.1 s  c.test.ts"]);
});
