import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Link } from "react-router-dom";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { MendButton } from "../checking/MendButton.tsx";
import { PlainProblem } from "../checking/PlainProblem.tsx";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress, sourceAddress, studioTitle } from "../outline/outline.ts";
import { referenceWords } from "../references/reference-words.ts";

/** One problem: the way to its place on the canvas or in the settings, to its line, and what mends it. */
function Problem({ problem }: { problem: Diagnostic }) {
	const i18n = useStudioI18n();
	const { t, portal } = i18n;
	const id = useDraftState("id");
	const documents = useDocuments();
	const { document, pointer, severity, line } = problem;
	const isError = severity === "error";
	return (
		<Stack as="li" gap="1" px="5" py="3">
			<ChakraLink asChild display="block">
				<Link to={placeAddress(id, documents, document, pointer)}>
					<Badge colorPalette={isError ? "red" : "orange"}>{isError ? t("must be mended") : t("worth a look")}</Badge>{" "}
					<b>{studioTitle(document, documents[document], portal)}</b>
					{pointer !== "" && ` › ${referenceWords(documents[document], pointer, i18n)}`}
				</Link>
			</ChakraLink>
			<PlainProblem
				problem={problem}
				line={
					<ChakraLink asChild fontSize="xs">
						<Link to={sourceAddress(id, document, pointer)}>
							{document}, {t("line {line}", { line })}
						</Link>
					</ChakraLink>
				}
			/>
			<Flex>
				<MendButton problem={problem} />
			</Flex>
		</Stack>
	);
}

/** All that is wrong, errors first. */
export function ProblemList({ list }: { list: readonly Diagnostic[] }) {
	const errorsFirst = list.toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
	return (
		<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden" css={ruled}>
			{errorsFirst.map((problem) => (
				<Problem key={`${problem.document} ${problem.pointer} ${problem.code} ${problem.message}`} problem={problem} />
			))}
		</Stack>
	);
}
