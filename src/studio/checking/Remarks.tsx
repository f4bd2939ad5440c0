import { Stack } from "@chakra-ui/react/stack";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { ProblemCards } from "./ProblemCards.tsx";

/** What is wrong with what is selected. */
export function Remarks({ list }: { list: readonly Diagnostic[] }) {
	if (list.length === 0) return null;
	return (
		<Stack gap="2" px="5" pb="4">
			<ProblemCards list={list} />
		</Stack>
	);
}
