import type { Arrangement, CanvasPart } from "./arrangement.ts";

type Parts = Pick<Arrangement, "parts">;

/** Whether a part stands within another one. */
function isWithin({ parts }: Parts, part: CanvasPart, other: CanvasPart): boolean {
	for (let around = part.owner; around !== null; around = parts.find(({ id }) => id === around)?.owner ?? null)
		if (around === other.id) return true;
	return false;
}

/** The parts of some ids in their order; what stands within another one of them goes with it. */
export function chosenParts(arrangement: Parts, ids: readonly string[]): readonly CanvasPart[] {
	const all = arrangement.parts.filter(({ id }) => ids.includes(id));
	return all.filter((part) => !all.some((other) => isWithin(arrangement, part, other)));
}

/** The ids of all parts from one to another, the other one last; only those of its sort. */
export function idsBetween({ parts }: Parts, from: CanvasPart, to: CanvasPart): readonly string[] {
	const first = parts.indexOf(from);
	const last = parts.indexOf(to);
	const between = parts.slice(Math.min(first, last), Math.max(first, last) + 1).filter(({ sort }) => sort === to.sort);
	return [...between.flatMap(({ id }) => (id === to.id ? [] : [id])), to.id];
}
