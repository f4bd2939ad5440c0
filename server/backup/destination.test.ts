import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDestination } from "./destination.ts";

it("names the place where no backup can be written, without quotes, whose content the log leaves out", async () => {
	const scratch = mkdtempSync(join(tmpdir(), "portico-destination-"));
	const file = join(scratch, "a-file");
	writeFileSync(file, "");
	const place = join(file, "backups");
	await expect(openDestination(place, null).put("base/1", file, "application/octet-stream")).rejects.toThrow(
		new RegExp(`^Backups cannot be written to ${place} \\(ENOTDIR\\): [^"']+ReadWritePaths\\.$`),
	);
	rmSync(scratch, { recursive: true });
});
