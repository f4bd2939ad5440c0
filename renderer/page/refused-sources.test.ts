import { expect, it } from "vitest";
import type { Block } from "../../schemas/types.gen.ts";
import type { SourceReading } from "./DataChain.tsx";
import { refusedOf } from "./refused-sources.ts";

const refused: SourceReading = {
	name: "own",
	source: { operation: "userGetProfile" },
	requested: true,
	reading: {
		data: undefined,
		code: 401,
		msg: "",
		error: undefined,
		loading: false,
		stale: false,
		reload: () => undefined,
	},
};

const shown: Block = { type: "text", text: { text: "{name}", values: { name: { bind: "/data/own/name" } } } };

it("finds what is refused in a block that shows something of it, however deep", () => {
	expect(refusedOf(shown, [refused])).toBe(refused);
	expect(refusedOf({ type: "section", title: "Own", blocks: [shown] }, [refused])).toBe(refused);
	expect(refusedOf({ type: "text", text: "Free" }, [refused])).toBeUndefined();
});

it("leaves it to the blocks within where a block only arranges others: the other tab stays to be read", () => {
	expect(refusedOf({ type: "grid", blocks: [shown] }, [refused])).toBeUndefined();
	const tabs: Block = {
		type: "tabs",
		items: [
			{ id: "own", title: "Own", blocks: [shown] },
			{ id: "free", title: "Free", blocks: [] },
		],
	};
	expect(refusedOf(tabs, [refused])).toBeUndefined();
});
