import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { ReadPart } from "../frame/ReadPart.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress } from "../outline/outline.ts";
import { formTitle, questionTitle } from "./form-title.ts";
import { useOfDraft } from "./ImpactPart.tsx";
import type { ReplayedAnswer, TestCaseOutcome } from "./Replay.tsx";

/** One kept test case: what came of it against what is expected, and the way to expect just that. */
function TestCase({ id, title, form, refused, failures }: TestCaseOutcome) {
	const { t, portal } = useStudioI18n();
	const draft = useDraftState("id");
	const documents = useDocuments();
	const make = useMake();
	const [path, document] = Object.entries(documents).find(([, one]) => one.kind === "test-case" && one.id === id) ?? [];
	const isFailing = failures.length > 0;
	return (
		<Stack as="li" gap="2" px="5" py="4">
			<Flex gap="3" align="center" wrap="wrap">
				<Text flex="1 1 14rem">
					{path === undefined ? (
						title
					) : (
						<ChakraLink asChild>
							<Link to={placeAddress(draft, documents, path)}>{portal(title)}</Link>
						</ChakraLink>
					)}{" "}
					<Text as="span" color="fg.muted">
						{formTitle(documents, form, portal)}
					</Text>
				</Text>
				<Badge colorPalette={isFailing ? "red" : "green"}>{isFailing ? t("fails now") : t("as expected")}</Badge>
			</Flex>
			{isFailing && (
				<>
					<Stack as="ul" gap="1" listStyleType="disc" ps="5">
						{failures.map(({ pointer, message }) => (
							<li key={`${pointer} ${message}`}>
								<strong>{questionTitle(documents, form, pointer)}</strong>:{" "}
								{message === undefined ? (
									t("was to be refused, and is accepted now.")
								) : (
									<span lang="en">{message}</span>
								)}
							</li>
						))}
					</Stack>
					{path !== undefined && (
						<Button
							size="sm"
							variant="outline"
							alignSelf="flex-start"
							onClick={() =>
								make(...setAt(path, document, ["expected"], refused.length > 0 ? [...refused] : "accepted"))
							}
						>
							{t("That is right: expect it from now on")}
						</Button>
					)}
				</>
			)}
		</Stack>
	);
}

/** What came of the kept test cases in the portal as it would be: those that fail first, by field and reason. */
export function TestCases({ draft, version, ready }: { draft: string; version: number; ready: boolean }) {
	const path = `draft-releases/${draft}/replay`;
	const { data, error, mutate } = useOfDraft<ReplayedAnswer>("POST", path, version, ready);
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{({ test_cases }) => <TestCaseList draft={draft} cases={test_cases} />}
		</ReadPart>
	);
}

function TestCaseList({ draft, cases }: { draft: string; cases: ReplayedAnswer["test_cases"] }) {
	const { t } = useStudioI18n();
	const worstFirst = cases.toSorted((a, b) => Math.sign(b.failures.length) - Math.sign(a.failures.length));
	return (
		<Stack gap="3" align="flex-start">
			{worstFirst.length === 0 ? (
				<Text color="fg.muted">{t("None yet.")}</Text>
			) : (
				<Stack
					as="ul"
					gap="0"
					w="full"
					bg="bg.panel"
					borderWidth="1px"
					borderRadius="lg"
					listStyleType="none"
					css={ruled}
				>
					{worstFirst.map((one) => (
						<TestCase key={one.id} {...one} />
					))}
				</Stack>
			)}
			<Button asChild size="sm" variant="outline" bg="bg.panel">
				<Link to={`/admin/studio/${draft}/new/test-case`}>{t("New test case")}</Link>
			</Button>
		</Stack>
	);
}
