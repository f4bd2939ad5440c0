import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { useTitle } from "./use-title.ts";

/** A screen of one matter, in the middle: signing in, a refusal. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	useTitle(title);
	return (
		<Box as="main" minH="100dvh" display="grid" placeItems="center" p="4" bg="bg">
			<Stack gap="5" w="full" maxW="sm" bg="bg.panel" p={{ base: "6", md: "8" }} borderRadius="xl" boxShadow="md">
				<Heading as="h1" size="xl">
					{title}
				</Heading>
				{children}
			</Stack>
		</Box>
	);
}
