/** Reads and writes as any input's, but leaves what stands there already unwritten. */
const steadily = (name: "name" | "type"): PropertyDescriptor & ThisType<HTMLInputElement> => ({
	configurable: true,
	get() {
		return Reflect.get(HTMLInputElement.prototype, name, this);
	},
	set(value: string) {
		// React empties a name before it writes it.
		if (value !== "" && value !== this.getAttribute(name)) Reflect.set(HTMLInputElement.prototype, name, value, this);
	},
});

const STEADY = { name: steadily("name"), type: steadily("type") };

/**
 * The ref of an input that is typed into. With every key React writes its name and type anew, the same ones. Chromium
 * then forgets the names of all inputs of the form, and gathers them when React next reads a property of the form: a
 * millisecond a key at 1,000 inputs (docs/decisions/0018).
 */
export function steadyInput(input: HTMLInputElement | null): void {
	if (input) Object.defineProperties(input, STEADY);
}
