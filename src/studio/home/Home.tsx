import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AdminNav } from "../administration/AdminNav.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { TopBar } from "../shell/TopBar.tsx";
import { DraftList } from "./DraftList.tsx";
import { PublicationHistory } from "./PublicationHistory.tsx";

/** The first screen: what is being changed, and what was published. */
export function Home() {
	const { t, translate } = useStudioI18n();
	const me = useMe();
	useTitle(t("Home"));
	return (
		<>
			<TopBar>
				<AdminNav />
			</TopBar>
			<Box as="main" maxW="5xl" mx="auto" px={{ base: "4", md: "8" }} py={{ base: "6", md: "10" }}>
				<Stack gap="10">
					<Stack gap="1">
						<Heading as="h1" size="2xl">
							{t("What would you like to change?")}
						</Heading>
						<Text color="fg.muted">
							{t(
								"You are {name} ({roles}). Nothing that you change is seen by anybody until you publish it, and what was published can be taken back.",
								{
									name: me?.nickname || t("an account without a name"),
									roles: me?.roles.map((role) => translate(role)).join(", "),
								},
							)}
						</Text>
					</Stack>
					<DraftList />
					<PublicationHistory />
				</Stack>
			</Box>
		</>
	);
}
