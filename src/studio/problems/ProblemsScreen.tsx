import { EmptyState } from "@chakra-ui/react/empty-state";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useCheckState, useDiagnostics } from "../checking/diagnostics.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ProblemList } from "./ProblemList.tsx";

/** The screen of all problems; each leads to its place. */
export default function ProblemsScreen() {
	const { t } = useStudioI18n();
	const list = useDiagnostics();
	const { fresh, failed } = useCheckState();
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
