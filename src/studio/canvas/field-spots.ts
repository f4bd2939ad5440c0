import { type RefObject, useLayoutEffect, useState } from "react";

/** Where a field stands on the canvas, in pixels from its corner. */
export type Spot = { name: string; top: number; left: number; width: number; height: number };

/** The name of the top-level field that an element asks for, by the id that the renderer gives its input. */
export const fieldOfId = (id: string): string | undefined =>
	/^form-\w*?--((?:(?!--).)+)$/
		.exec(id)?.[1]
		?.replace(/\.([0-9a-f]+)\./g, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** The element around all that belongs to a field. */
const frameOf = (element: Element): Element =>
	element.closest('[class*="pt-field__root"], [class*="pt-field__group"]') ?? element;

function spotsIn(canvas: HTMLElement, names: readonly string[]): Spot[] {
	const corner = canvas.getBoundingClientRect();
	const found = new Map<string, Spot>();
	for (const element of canvas.querySelectorAll("[id]")) {
		const name = fieldOfId(element.id);
		if (name === undefined || found.has(name) || !names.includes(name)) continue;
		const { top, left, width, height } = frameOf(element).getBoundingClientRect();
		found.set(name, { name, top: top - corner.top, left: left - corner.left, width, height });
	}
	return names.flatMap((name) => found.get(name) ?? []);
}

/** Where the fields of a canvas stand; measured anew whenever it changes. */
export function useFieldSpots(canvas: RefObject<HTMLElement | null>, names: readonly string[]): readonly Spot[] {
	const [spots, setSpots] = useState<readonly Spot[]>([]);
	const wanted = names.join("\n");
	useLayoutEffect(() => {
		const element = canvas.current;
		if (!element) return;
		const measure = () => {
			const next = spotsIn(element, wanted.split("\n"));
			setSpots((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
		};
		measure();
		const sizes = new ResizeObserver(measure);
		sizes.observe(element);
		const changes = new MutationObserver(measure);
		changes.observe(element, { childList: true, subtree: true });
		return () => {
			sizes.disconnect();
			changes.disconnect();
		};
	}, [canvas, wanted]);
	return spots;
}
