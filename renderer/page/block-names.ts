/**
 * Names for blocks that stand beside each other: their ids, else what they are and how many of it came before. So a
 * block stays the same one, with all that was typed in it, when others come and go around it.
 */
export function blockNames(blocks: readonly { id?: unknown; type?: unknown }[]): string[] {
	const seen: Record<string, number> = {};
	return blocks.map(({ id, type }) => {
		const name = String(id ?? type);
		seen[name] = (seen[name] ?? 0) + 1;
		return id === undefined ? `${name} ${seen[name]}` : name;
	});
}
