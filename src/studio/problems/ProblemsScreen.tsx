import { Badge } from "@chakra-ui/react/badge";
import { EmptyState } from "@chakra-ui/react/empty-state";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useDiagnostics } from "../checking/diagnostics.ts";
import { MendButton } from "../checking/MendButton.tsx";
import { ProblemText } from "../checking/ProblemText.tsx";
import { useDraftState } from "../draft/draft-context.tsx";
import { ruled } from "../frame/ruled.ts";
import { useTitle } from "../frame/use-title.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress, sourceAddress, studioTitle } from "../outline/outline.ts";

/** One problem: the way to its place on the canvas or in the settings, to its line, and what mends it. */
function Problem({ problem }: { problem: Diagnostic }) {
	const { t } = useStudioI18n();
	const { id, documents } = useDraftState();
	const { document, pointer, severity, line } = problem;
	const isError = severity === "error";
	return (
		<Stack as="li" gap="1" px="5" py="3">
			<ChakraLink asChild display="block">
				<Link to={placeAddress(id, documents, document, pointer)}>
					<Badge colorPalette={isError ? "red" : "orange"}>{isError ? t("must be mended") : t("worth a look")}</Badge>{" "}
					<b>{studioTitle(document, documents[document])}</b>
				</Link>
			</ChakraLink>
			<ProblemText problem={problem} />
			<Flex gap="4" align="center" wrap="wrap">
				<ChakraLink asChild fontSize="xs">
					<Link to={sourceAddress(id, document, pointer)}>
						{document}, {t("line {line}", { line })}
					</Link>
				</ChakraLink>
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

/** The screen of all problems; each leads to its place. */
export function ProblemsScreen() {
	const { t } = useStudioI18n();
	const { list, fresh, failed } = useDiagnostics();
	useTitle(t("Problems"));
	const state = failed
		? t("The check could not be made. It is tried again after the next change.")
		: fresh
			? ""
			: t("Checking…");
	return (
		<Stack gap="5" p={{ base: "4", md: "8" }} maxW="4xl" mx="auto">
			<Heading as="h1" size="xl">
				{t("Problems")}
			</Heading>
			<Text role="status" color="fg.muted">
				{state ||
					t("{count, plural, =0 {Nothing is wrong.} one {# problem was found.} other {# problems were found.}}", {
						count: list.length,
					})}
			</Text>
			{list.length > 0 && <ProblemList list={list} />}
			{list.length === 0 && fresh && (
				<EmptyState.Root bg="bg.panel" borderWidth="1px" borderRadius="lg">
					<EmptyState.Content>
						<EmptyState.Title as="h2">{t("Everything fits together")}</EmptyState.Title>
						<EmptyState.Description>{t("These changes can be published.")}</EmptyState.Description>
					</EmptyState.Content>
				</EmptyState.Root>
			)}
		</Stack>
	);
}
