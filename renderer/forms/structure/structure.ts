import { use } from "react";
import type { FieldNode, FormArtefact } from "../../../schemas/release.ts";
import { needsRjsf, needsRows } from "../../../schemas/rules/questions/field-tree.ts";

/**
 * Code that only some forms need, in a script of its own. What has come is marked as React marks a promise that it has read: what
 * is drawn again then goes on at once, by the same `use`, without which React warns of one that is called only at times.
 */
function latePart<T>(load: () => Promise<T>) {
	let loading: Promise<T> | undefined;
	let loaded: T | undefined;
	const start = () => {
		const started = load();
		started.then(
			(part) => {
				loaded = part;
				Object.assign(started, { status: "fulfilled", value: part });
			},
			() => {
				loading = undefined;
			},
		);
		return started;
	};
	const ready = () => {
		loading ??= start();
		return loading;
	};
	return { ready, now: () => loaded, use: () => use(ready()) };
}

const RJSF = latePart(() => import("./structured-form.tsx"));
const ROWS = latePart(() => import("./RepeatGroup.tsx"));

const needed = (tree: FieldNode | undefined) => [
	...(needsRows(tree) ? [ROWS] : []),
	...(needsRjsf(tree) ? [RJSF] : []),
];

/** Resolves once a form can be started; rejects where the code that it needs can't be had. */
export const readyToStart = async ({ tree }: FormArtefact): Promise<void> => {
	await Promise.all(needed(tree).map((part) => part.ready()));
};

/** Suspends until all code of a form is here. What is drawn of it later suspends nowhere. */
export function useReadyToStart({ tree }: FormArtefact): void {
	for (const part of needed(tree)) part.use();
}

/** What draws a part of a form that rjsf resolves. */
export const useRjsfPart = () => RJSF.use();

/** What draws a repeat group. */
export const useRows = () => ROWS.use();

/** What a form needs that rjsf resolves; undefined where the compiler has resolved all of it; throws where it has not come. */
export function structureOf({ tree, document }: FormArtefact): ReturnType<typeof RJSF.now> {
	if (!needsRjsf(tree)) return undefined;
	const structure = RJSF.now();
	if (!structure) throw new Error(`form "${document.id}": begun before what it needs was loaded`);
	return structure;
}
