import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { useRelease } from "../../../renderer/index.ts";
import { useTitle } from "./use-window.ts";

/** A screen of one matter, in the middle: signing in, a refusal. It says of which portal it is. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	useTitle(title);
	const portal = useRelease().current?.manifest.site.name;
	return (
		<Box as="main" minH="100dvh" display="grid" placeItems="center" p="4" bg="bg">
			<Stack gap="5" w="full" maxW="sm" bg="bg.panel" p={{ base: "6", md: "8" }} borderRadius="xl" boxShadow="md">
				<Stack gap="1">
					<Heading as="h1" size="xl">
						{title}
					</Heading>
					<Text color="fg.muted">{portal}</Text>
				</Stack>
				{children}
			</Stack>
		</Box>
	);
}
