/** Something that can be done from where its reader is: by the palette, and by a key where it has one. */
export type DeskCommand = {
	id: string;
	/** In the reader's language. */
	label: string;
	/** As `KeyboardEvent.key` names it. */
	key?: string;
	/** Keys that lead about the list are named under the keys, and not offered in the palette. */
	keyOnly?: boolean;
	/** Whether it makes sense now; always, unless said. */
	when?(): boolean;
	run(): void;
};

const sources = new Set<() => readonly DeskCommand[]>();

/** Offers commands for as long as what offers them is on the screen. Gives the way to end it. */
export function offerCommands(source: () => readonly DeskCommand[]): () => void {
	sources.add(source);
	return () => void sources.delete(source);
}

/** All that can be done now; of two with one id, the one that was offered last. */
export function commandsNow(): DeskCommand[] {
	const all = [...sources].flatMap((source) => source().filter(({ when }) => when?.() ?? true));
	return [...new Map(all.map((command) => [command.id, command])).values()];
}
