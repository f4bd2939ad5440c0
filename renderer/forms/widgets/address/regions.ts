import type { Offered } from "../../choices/offered.ts";

/** A region by its way from the widest: "Zhejiang / Hangzhou / Xihu" → its three names. */
export type Region = { value: unknown; way: readonly string[] };

/** Reads the choices' labels as ways. */
export const regionsOf = (choices: readonly Offered[]): Region[] =>
	choices.map(({ value, label }) => ({ value, way: label.split("/").map((name) => name.trim()) }));

const startsWith = (way: readonly string[], start: readonly string[]) =>
	start.every((name, index) => way[index] === name);

/** The names that can follow the chosen ones, each once. */
export function namesAfter(regions: readonly Region[], chosen: readonly string[]): string[] {
	const next = regions.filter(({ way }) => startsWith(way, chosen)).map(({ way }) => way[chosen.length]);
	return [...new Set(next.filter((name) => name !== undefined))];
}

/** The region whose whole way has been chosen. */
export const regionAt = (regions: readonly Region[], chosen: readonly string[]): Region | undefined =>
	regions.find(({ way }) => way.length === chosen.length && startsWith(way, chosen));
