import { Stack } from "@chakra-ui/react/stack";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";

/** Loaded with the first problem: most of what is selected has none. */
const ProblemCards = lazyScreen(() => import("./ProblemCards.tsx"));

/** What is wrong with what is selected. */
export function Remarks({ list }: { list: readonly Diagnostic[] }) {
	if (list.length === 0) return null;
	return (
		<Stack gap="2" px="5" pb="4">
			<ScreenArea waiting={null}>
				<ProblemCards list={list} />
			</ScreenArea>
		</Stack>
	);
}
