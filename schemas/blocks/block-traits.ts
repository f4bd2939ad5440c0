/**
 * What a type of block is beside its options, wherever the compiler, the edits, the renderer or the application must know it. Each
 * type declares every trait; its options stand in schemas/meta/blocks, its component in renderer/blocks.
 */
export type BlockTraits = {
	/** Whether it brings the page's h1 along. */
	heads: "always" | "at-level-1" | "never";
	/** How the blocks inside it stand: all whenever it is shown, one part at a time, once for each entry; null where it holds none. */
	holds: "shown" | "chosen" | "repeated" | null;
	/** Whether it only arranges others: what a reader is refused then stands in the place of those, and not of all. */
	arranges: boolean;
	/** The option whose list it goes over, and the options within which /item is an entry of that; null where it leaves /item alone. */
	entries: { list: string; within: readonly string[] } | null;
	/** What it shows by its id: a form (`form`, `fallback`, with `prefill`), or a view of a type (`view`). */
	shows: "form" | "list" | "detail" | null;
	/** The option that leads to formatted text. */
	formatted: string | null;
	/** Whether its title tells what was done, where the block itself cannot be shown. */
	confirms: boolean;
	/** Lines of the skeleton that keeps its place while its code loads: about as high as it starts; null for a few. */
	placeLines: number | null;
};
