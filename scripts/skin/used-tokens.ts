const NAME = /--pt-(?:[\w-]|\\.)+/g;
const DECLARATION = /(--pt-(?:[\w-]|\\.)+):((?:[^;"']|"[^"]*"|'[^']*')*);/g;

const namesIn = (text: string) => text.match(NAME) ?? [];

/** Everything that the seed names reach through the values of the declarations. */
function reach(declared: Map<string, string[]>, seeds: Iterable<string>): Set<string> {
	const reached = new Set<string>();
	const queue = [...seeds];
	for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
		if (reached.has(name)) continue;
		reached.add(name);
		queue.push(...(declared.get(name) ?? []));
	}
	return reached;
}

/** Leaves out of a token sheet the declarations that neither `usedBy` nor a token used there refers to. */
export function onlyUsedTokens(tokenCss: string, usedBy: string): string {
	const declared = new Map<string, string[]>();
	for (const [, name = "", value = ""] of tokenCss.matchAll(DECLARATION)) {
		declared.set(name, [...(declared.get(name) ?? []), ...namesIn(value)]);
	}
	const used = reach(declared, namesIn(usedBy));
	return tokenCss
		.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ""))
		.replace(/[^{}]+\{\s*\}/g, "");
}

const KEYFRAMES = /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}\s*/g;

/** Leaves out of a sheet the keyframes that `usedBy` does not name. */
export function onlyUsedKeyframes(sheet: string, usedBy: string): string {
	const used = new Set(
		[...usedBy.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = ""]) => value.split(/[\s,]+/)),
	);
	return sheet.replace(KEYFRAMES, (keyframes, name: string) => (used.has(name) ? keyframes : ""));
}
