/** Class names of recipes, evaluated at build time: docs in scripts/generate-skin.ts. */

type Values = Record<string, unknown>;

/** `<element>` and one `<element>--<variant>-<value>` for each variant with a value. */
function classList(element: string, variants: string, values: Values): string {
	let list = element;
	for (const variant of variants ? variants.split(" ") : []) {
		const value = values[variant];
		if (value !== undefined && value !== null) list += ` ${element}--${variant}-${value}`;
	}
	return list;
}

/**
 * Remembers results by the given values, because the same few combinations come up at every render. Of a recipe
 * that a page does not use, nothing is made.
 */
function remembered<V extends object, R>(make: (values: V) => R, none: V): (values?: V) => R {
	let known: Map<string, R> | undefined;
	return (values = none) => {
		const key = Object.entries(values).join();
		known ??= new Map();
		let result = known.get(key);
		if (result === undefined) {
			result = make(values);
			known.set(key, result);
		}
		return result;
	};
}

/** Drops undefined values, so that they do not hide the defaults. */
const given = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Makes the class function of a plain recipe; `variants` are named by spaces. */
export function plain<V extends object>(name: string, variants: string, defaults: Values) {
	return remembered<Partial<V>, string>((values) => classList(name, variants, { ...defaults, ...given(values) }), {});
}

/** Makes the class function of a slot recipe; `slots` gives the variants that each slot has styles for, by spaces. */
export function slots<S extends string, V extends object>(
	name: string,
	slots: () => Record<S, string>,
	defaults: Values,
) {
	return remembered<Partial<V>, Readonly<Record<S, string>>>((values) => {
		const all = { ...defaults, ...given(values) };
		const classes = slots();
		for (const slot in classes) classes[slot] = classList(`${name}__${slot}`, classes[slot], all);
		return classes;
	}, {});
}
