import { type ReactNode, useEffect, useState } from "react";
import type { Block } from "../../schemas/types.gen.ts";
import { useScope } from "../scope/scope.ts";
import { skin } from "../skin/classes.gen.ts";
import { SkeletonText } from "../view-parts/skeleton/Skeleton.tsx";
import { blockNames } from "./block-names.ts";
import { settledBlocks } from "./settled-blocks.ts";

/**
 * Milliseconds for which a page waits for the configuration; a backend without one must not keep it from being shown.
 */
const CONFIG_WAIT_MS = 1500;

function useConfigDue(): boolean {
	const [due, setDue] = useState(true);
	useEffect(() => {
		const timer = setTimeout(setDue, CONFIG_WAIT_MS, false);
		return () => clearTimeout(timer);
	}, []);
	return due;
}

type SettledBlocksProps = { blocks: readonly Block[]; render(blocks: readonly Block[]): ReactNode };

/** What tells how high blocks will be. */
const READS = ["/data", "/config"];

/**
 * The blocks of a page, or of a tab. Those below one whose height is not known yet are rendered, and request their data, but
 * show only once it is: nothing moves under the reader.
 */
export function SettledBlocks({ blocks, render }: SettledBlocksProps) {
	const settled = settledBlocks(blocks, useScope(...READS), useConfigDue());
	const names = blockNames(blocks);
	const { part } = skin.page();
	return (
		<>
			{blocks.map((block, place) => (
				<div key={names[place]} className={part} hidden={place >= settled}>
					{render([block])}
				</div>
			))}
			{/* Another one each time: one that moved along would be a shift itself. */}
			{settled < blocks.length ? <SkeletonText key={settled} lines={8} /> : null}
		</>
	);
}
