import { Skeleton } from "@chakra-ui/react/skeleton";
import { Text } from "@chakra-ui/react/text";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useWordings } from "./use-wordings.ts";

/** What is wrong and what was expected, in the editor's language; what the server found is said in English. */
export function ProblemText({ problem }: { problem: Diagnostic }) {
	const words = useWordings();
	const { wording, message } = problem;
	if (!wording) return <Text lang="en">{message}</Text>;
	return words ? <Text>{words(wording)}</Text> : <Skeleton height="5" width="60%" aria-busy="true" />;
}
