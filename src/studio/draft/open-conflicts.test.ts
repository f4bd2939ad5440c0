import { expect, it, vi } from "vitest";
import type { Conflict } from "../../../schemas/edits/conflicts.ts";
import type { Edit } from "../../../schemas/edits/types.ts";
import { createOpenConflicts } from "./open-conflicts.ts";

const PATH = "forms/a.json";
const title = (id: string): Edit => ({ id, verb: "set", path: PATH, at: "/title", value: id });
const before = { documents: { [PATH]: { kind: "form", id: "a", title: "Old" } }, broken: {} };

/** The conflict of two editors who set the title. */
function crossed(): Conflict {
	const conflicts = createOpenConflicts([]);
	conflicts.arrive([title("theirs")], before);
	conflicts.cross([title("mine")]);
	const [conflict] = conflicts.all();
	if (!conflict) throw new Error("expected a conflict");
	return conflict;
}

it("has an edit cross what has only just come in, but not what came in a while ago", () => {
	vi.useFakeTimers();
	try {
		const conflicts = createOpenConflicts([]);
		conflicts.arrive([title("theirs")], before);
		vi.advanceTimersByTime(1_500);
		conflicts.cross([title("mine")]);
		expect(conflicts.all()).toEqual([]);
	} finally {
		vi.useRealTimers();
	}
	expect(crossed()).toMatchObject({ mine: [{ id: "mine" }], theirs: [{ id: "theirs" }] });
});

it("has one conflict of each part, the latest", () => {
	const conflict = crossed();
	const later = { ...conflict, isRefused: !conflict.isRefused };
	const conflicts = createOpenConflicts([conflict]);
	conflicts.add([later]);
	expect(conflicts.all()).toEqual([later]);
});

it("gives what loses by a choice: nothing where mine comes after theirs anyway", () => {
	const conflict = crossed();
	const settled = (one: Conflict, choice: "mine" | "theirs") => {
		const conflicts = createOpenConflicts([one]);
		const losing = conflicts.choose(one, choice);
		expect(conflicts.all()).toEqual([]);
		return losing.map(({ id }) => id);
	};
	expect(settled({ ...conflict, isRefused: false }, "theirs")).toEqual(["mine"]);
	expect(settled({ ...conflict, isRefused: false }, "mine")).toEqual([]);
	expect(settled({ ...conflict, isRefused: true }, "mine")).toEqual(["theirs"]);
});

it("is one thing to choose where the same part was changed again and again, and takes all of it back", () => {
	const conflicts = createOpenConflicts([]);
	conflicts.arrive([title("theirs")], before);
	conflicts.cross([title("mine")]);
	conflicts.arrive([title("theirs again")], before);
	conflicts.cross([title("mine again")]);
	const [only, ...others] = conflicts.all();
	expect(others).toEqual([]);
	const losing = only ? conflicts.choose(only, "theirs") : [];
	expect(losing.map(({ id }) => id)).toEqual(["mine", "mine again"]);
});
