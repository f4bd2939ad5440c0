import { Box } from "@chakra-ui/react/box";
import type { CanvasPlace } from "./arrangement.ts";

/** Shows where what is dragged would go: a line above or below, or a frame for within. */
export function DropLine({ over }: { over: CanvasPlace["where"] | null }) {
	if (!over) return null;
	if (over === "within")
		return (
			<Box
				position="absolute"
				inset="0"
				borderWidth="3px"
				borderStyle="dashed"
				borderColor="brand.solid"
				borderRadius="md"
			/>
		);
	return (
		<Box
			position="absolute"
			insetX="0"
			{...(over === "before" ? { top: "-3px" } : { bottom: "-3px" })}
			h="4px"
			bg="brand.solid"
			borderRadius="full"
		/>
	);
}
