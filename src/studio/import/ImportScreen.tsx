import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ImportDocuments } from "./ImportDocuments.tsx";
import { ImportForm } from "./ImportForm.tsx";

/** What comes from elsewhere, and what goes there. */
export default function ImportScreen() {
	const { t } = useStudioI18n();
	useTitle(t("Import and export"));
	return (
		<Stack gap="10" p={{ base: "4", md: "8" }} maxW="4xl" mx="auto">
			<Heading as="h1" size="xl">
				{t("Import and export")}
			</Heading>
			<ImportDocuments />
			<ImportForm />
		</Stack>
	);
}
