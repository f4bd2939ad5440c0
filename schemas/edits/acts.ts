import { VERBS } from "./registry.ts";
import type { Verb } from "./types.ts";

/** One thing that people do: what it is called, its icon of the catalogue, and its keys, of which the first is the one that is told. */
export type Act<Label extends string = string> = {
	readonly label: Label;
	readonly icon: string;
	readonly keys: readonly string[];
};

const act = <const Label extends string>(label: Label, icon: string, keys: readonly string[]): Act<Label> => ({
	label,
	icon,
	keys,
});

/** A verb as it is done in one way, with the keys that the verb has for that; its icon is the verb's unless another is named. */
const actOf = <const Label extends string>(verb: Verb, way: string, label: Label, icon = verb.icon): Act<Label> =>
	act(label, icon, verb.keys[way] ?? []);

const { move, remove, add, undo, set } = VERBS;

/**
 * What is done in the studio by a button, an entry of a menu, a command or keys: all of these, and the list of keys, read it
 * here. A verb that is done in several ways is several acts; copying and going about change nothing, so they are of no verb.
 */
export const ACTS = {
	up: actOf(move, "up", "Move up", "layui-icon-up"),
	down: actOf(move, "down", "Move down", "layui-icon-down"),
	into: actOf(move, "into", "Move into another part"),
	wrap: actOf(set, "wrap", "Put it into a new part", "layui-icon-layer"),
	remove: actOf(remove, "remove", "Remove"),
	cut: actOf(remove, "cut", "Cut", "layui-icon-export"),
	copy: act("Copy", "layui-icon-file", ["Control+C"]),
	paste: actOf(add, "paste", "Paste", "layui-icon-note"),
	twice: actOf(add, "twice", "Put a copy after it", "layui-icon-add-circle"),
	add: actOf(add, "add", "Add"),
	undo: actOf(undo, "undo", "Undo"),
	redo: actOf(undo, "redo", "Redo", "layui-icon-refresh-1"),
	go: act("Go from part to part", "layui-icon-next", ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]),
	select: act("Select on the way", "layui-icon-ok", [
		"Shift+ArrowDown",
		"Shift+ArrowRight",
		"Shift+ArrowUp",
		"Shift+ArrowLeft",
	]),
	leave: act("Leave what is selected", "layui-icon-close", ["Escape"]),
	commands: act("Commands", "layui-icon-search", ["Control+K"]),
} as const;

export type ActName = keyof typeof ACTS;
