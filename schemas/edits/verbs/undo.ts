import { sentence } from "../refusals.ts";
import type { Verb } from "../types.ts";

/**
 * Takes an earlier edit back. Nothing is applied: whoever replays the edits leaves out those that are undone
 * (effective-edits.ts). One that comes here names no edit before it.
 */
export const undo: Verb<"undo"> = {
	verb: "undo",
	label: "Undo",
	icon: "layui-icon-return",
	keys: { undo: ["Control+Z"], redo: ["Control+Shift+Z", "Control+Y"] },
	offered: () => false,
	apply: () => sentence("There is no such edit to undo."),
	describe: () => sentence("An edit was undone"),
};
