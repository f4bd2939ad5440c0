/** Reads and writes as any input's, but leaves what stands there already unwritten. */
const steadily = (name: "name" | "type"): PropertyDescriptor & ThisType<HTMLInputElement> => ({
	get() {
		return Reflect.get(HTMLInputElement.prototype, name, this);
	},
	set(value: string) {
		// React empties a name before it writes it.
		if (value !== "" && value !== this.getAttribute(name)) Reflect.set(HTMLInputElement.prototype, name, value, this);
	},
});

let prototype: object | undefined;

/**
 * The ref of an input that is typed into. With every key React writes its name and type anew, the same ones. Chromium
 * then forgets the names of all inputs of the form, and gathers them when React next reads a property of the form: a
 * millisecond a key at 1,000 inputs (docs/decisions/0018).
 */
export function steadyInput(input: HTMLInputElement | null): void {
	prototype ??= Object.create(HTMLInputElement.prototype, {
		name: steadily("name"),
		type: steadily("type"),
		// Whoever types in a reader's stead looks for it on the input's own prototype: see prerendered/answered-before.ts.
		value: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {},
	});
	if (input && prototype) Object.setPrototypeOf(input, prototype);
}
