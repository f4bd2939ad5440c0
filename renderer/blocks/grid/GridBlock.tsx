import type { BlockProps } from "../../block.ts";
import { skin } from "../../skin/classes.gen.ts";

const COLUMNS = { 1: "1", 2: "2", 3: "3", 4: "4" } as const;

function columnsOf({ columns, proportions }: BlockProps<"grid">["block"]) {
	if (proportions === "natural" || proportions === "aside_main") return proportions;
	if (columns === 2 && proportions === "main_aside") return proportions;
	return columns === 1 || columns === 3 || columns === 4 ? COLUMNS[columns] : COLUMNS[2];
}

/** Blocks side by side where there is room, in reading order always. */
export function GridBlock({ block, render }: BlockProps<"grid">) {
	const classes = skin.grid({ columns: columnsOf(block) });
	return (
		<div id={block.id} className={classes.root}>
			{render(block.blocks)}
		</div>
	);
}
