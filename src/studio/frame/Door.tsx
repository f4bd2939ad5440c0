import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { LocaleProvider, useI18n, useRelease } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useTitle } from "./use-window.ts";

function PortalName() {
	const { text } = useI18n();
	return <Text color="fg.muted">{text(useRelease().current?.manifest.site.name ?? "")}</Text>;
}

/** A screen of one matter, in the middle: signing in, a refusal. It says of which portal it is. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	useTitle(title);
	const { locale } = useStudioI18n();
	return (
		<Box as="main" minH="100dvh" display="grid" placeItems="center" p="4" bg="bg">
			<Stack gap="5" w="full" maxW="sm" bg="bg.panel" p={{ base: "6", md: "8" }} borderRadius="xl" boxShadow="md">
				<Stack gap="1">
					<Heading as="h1" size="xl">
						{title}
					</Heading>
					<LocaleProvider locale={locale}>
						<PortalName />
					</LocaleProvider>
				</Stack>
				{children}
			</Stack>
		</Box>
	);
}
