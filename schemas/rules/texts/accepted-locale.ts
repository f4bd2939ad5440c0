const language = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** The tags of an Accept-Language header (RFC 9110), the dearest first. */
function tagsOf(header: string): string[] {
	const ranked = header.split(",").map((part) => {
		const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
		return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
	});
	return ranked
		.filter(({ tag, weight }) => tag !== "" && weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.map(({ tag }) => tag);
}

/** The locale of those offered that an Accept-Language header asks for first: itself, or one of the same language; else undefined. */
export function acceptedLocale(header: string | undefined, offered: readonly string[]): string | undefined {
	for (const tag of tagsOf(header ?? "")) {
		const exact = offered.find((code) => code.toLowerCase() === tag.toLowerCase());
		const found = exact ?? offered.find((code) => language(code) === language(tag));
		if (found !== undefined) return found;
	}
	return undefined;
}
