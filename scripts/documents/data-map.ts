import { asArray, asObject, asString } from "../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../schemas/json/pointer.ts";

/** Where cases go that stand in a state which the documents lack, by the state's pointer. */
export type DataMap = Record<string, string>;

/** Reads `--map old=new`, a state of cases and the one that takes its place. Throws where an option is no such pair. */
export function dataMapOf(options: readonly string[]): DataMap {
	const entries = options.map((option): [string, string] => {
		const [, from, to] = /^([^=]+)=([^=]+)$/.exec(option) ?? [];
		if (from === undefined || to === undefined) throw new Error(`--map ${option}: expected old=new.`);
		return [toPointer(["workflow", "states", from]), to];
	});
	return Object.fromEntries(entries);
}

/** One line for each state that cases stand in and the documents lack, with the option that says what takes its place. */
export const unmappedLines = (data: unknown): string[] =>
	asArray(asObject(data).unmapped).map((entry) => {
		const { pointer, count } = asObject(entry);
		const name = pointerTokens(asString(pointer) ?? "").at(-1) ?? "";
		return `Cases in the state ${name}: ${count}. Say where they go: --map ${name}=STATE`;
	});
