import type { FindRects } from "./spots.ts";

/** The pointer of the field that an element is for, by the id that the renderer gives it: rows by their place. */
function fieldOfId(id: string): string | undefined {
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
	const left = Math.min(a.left, b.left);
	const top = Math.min(a.top, b.top);
	return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

type Known = { id: string; names: readonly string[]; frame: Element };

/** What each element is for, worked out once: a canvas of hundreds of fields is measured after each edit. */
const known = new WeakMap<Element, Known>();

function knownOf(element: Element): Known {
	const before = known.get(element);
	if (before?.id === element.id) return before;
	const pointer = fieldOfId(element.id);
	const now = { id: element.id, names: pointer ? namesOf(pointer) : [], frame: frameOf(element) };
	known.set(element, now);
	return now;
}

/** Every pointer that a pointer stands within, the nearest first. */
function* pointersAround(pointer: string): Generator<string> {
	for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1))
		yield pointer.slice(0, end);
}

/** Where fields are drawn: each by the first element of its id; a group by what is in it, too. */
export const findFieldRects: FindRects = (canvas, ids) => {
	const wanted = new Set(ids);
	const own = new Map<string, DOMRect>();
	for (const element of canvas.querySelectorAll("[id]")) {
		const { names, frame } = knownOf(element);
		const id = names.find((name) => wanted.has(name));
		if (id && !own.has(id)) own.set(id, frame.getBoundingClientRect());
	}
	const found = new Map(own);
	for (const [id, rect] of own)
		for (const group of pointersAround(id)) {
			const before = found.get(group);
			if (wanted.has(group)) found.set(group, before ? around(before, rect) : rect);
		}
	// A question that is there unasked, or on a step that is not open, is not folded away.
	return new Map([...found].filter(([, { width, height }]) => width * height > 0));
};
