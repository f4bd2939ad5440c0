import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { ruled } from "../frame/ruled.ts";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { modelsFor } from "./new-document.ts";

/** The forms that a test case can be of: each leads to where its answers are tried and kept. */
export default function NewTestCaseScreen() {
	const { t, portal } = useStudioI18n();
	const draft = useDraftState("id");
	const documents = useDocuments();
	useTitle(t("New test case"));
	return (
		<Stack gap="5" p={{ base: "4", md: "8" }} maxW="2xl" mx="auto">
			<ChakraLink asChild alignSelf="flex-start">
				<Link to={`/admin/studio/${draft}`}>{t("Contents")}</Link>
			</ChakraLink>
			<Heading as="h1" size="xl">
				{t("New test case")}
			</Heading>
			<Text>{t("Choose a form, try answers there, and keep them. They are sent to it before each publication.")}</Text>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
				{modelsFor(documents, "form").map((path) => (
					<li key={path}>
						<ChakraLink asChild display="block" px="5" py="3">
							<Link to={`/admin/studio/${draft}/document/${path}?view=logic`}>
								{studioTitle(path, documents[path], portal)}
							</Link>
						</ChakraLink>
					</li>
				))}
			</Stack>
		</Stack>
	);
}
