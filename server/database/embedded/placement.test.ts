import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placeDatabase } from "./placement.ts";

/** A user of the system's other than root and the account below. */
const SOMEBODY = 4242;

it("leaves a database alone that belongs to another user, also where root looks at it", () => {
	const folder = mkdtempSync(join(tmpdir(), "portico-placement-"));
	const home = join(folder, "postgres");
	mkdirSync(home);
	if (process.getuid?.() === 0) chownSync(home, SOMEBODY, SOMEBODY);
	const { uid } = statSync(home);
	expect(() => placeDatabase(folder, { uid: uid + 1, gid: uid + 1 })).toThrow(
		`${home} belongs to another user (${uid}).`,
	);
	expect(statSync(home).uid).toBe(uid);
	rmSync(folder, { recursive: true });
});
