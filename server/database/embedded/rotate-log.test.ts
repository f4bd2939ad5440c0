import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rotateLog } from "./rotate-log.ts";

it("cuts a log that has grown beyond its bound, and has what stood in it beside it", () => {
	const folder = mkdtempSync(join(tmpdir(), "portico-log-"));
	const log = join(folder, "postgres.log");
	try {
		rotateLog(log, 10);
		writeFileSync(log, "a line\n");
		rotateLog(log, 10);
		expect(readFileSync(log, "utf8")).toBe("a line\n");
		appendFileSync(log, "another line\n");
		rotateLog(log, 10);
		expect([readFileSync(log, "utf8"), readFileSync(`${log}.1`, "utf8")]).toEqual(["", "a line\nanother line\n"]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
