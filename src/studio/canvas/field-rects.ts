import type { FindRects } from "./spots.ts";

/** The pointer of the field that an element is for, by the id that the renderer gives it: rows by their place. */
export function fieldOfId(id: string): string | undefined {
	const [, pointer] = /^form-\w*?(--.+)$/.exec(id) ?? [];
	return pointer
		?.replaceAll("--", "/")
		.replaceAll(/\.([0-9a-f]+)\./g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The ways in which a pointer among values can name a field: each number may mean any row. */
function namesOf(pointer: string): string[] {
	const rows = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
	return rows === pointer ? [pointer] : [rows, pointer];
}

/** The element around all that belongs to a field. */
const frameOf = (element: Element): Element =>
	element.closest('[class*="pt-field__root"], [class*="pt-field__group"]') ?? element;

/** A rectangle around two. */
function around(a: DOMRect, b: DOMRect): DOMRect {
	const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
	return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

/** Where fields are drawn: each by the first element of its id; a group that has none by what is in it. */
export const findFieldRects: FindRects = (canvas, ids) => {
	const found = new Map<string, DOMRect>();
	for (const element of canvas.querySelectorAll("[id]")) {
		const pointer = fieldOfId(element.id);
		const id = pointer && namesOf(pointer).find((name) => ids.includes(name));
		if (id && !found.has(id)) found.set(id, frameOf(element).getBoundingClientRect());
	}
	for (const id of ids.toReversed()) {
		const inner = ids.filter((one) => one.startsWith(`${id}/`)).flatMap((one) => found.get(one) ?? []);
		const own = found.get(id);
		const all = [...(own ? [own] : []), ...inner];
		if (inner.length > 0) found.set(id, all.reduce(around));
	}
	// A question that is there unasked, or on a step that is not open, is not folded away.
	return new Map([...found].filter(([, { width, height }]) => width * height > 0));
};
