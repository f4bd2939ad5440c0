import { Text } from "@chakra-ui/react/text";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";

/** What is wrong and what was expected. */
export function ProblemText({ problem }: { problem: Diagnostic }) {
	return <Text lang="en">{problem.message}</Text>;
}
