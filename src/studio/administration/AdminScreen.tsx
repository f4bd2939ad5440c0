import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { useTitle } from "../frame/use-window.ts";
import { TopBar } from "../shell/TopBar.tsx";
import { AdminNav } from "./AdminNav.tsx";

/** A screen of the administration beside the studio: its bar, its heading and what it is for. */
export function AdminScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	useTitle(title);
	return (
		<>
			<TopBar>
				<AdminNav />
			</TopBar>
			<Box as="main" maxW="6xl" mx="auto" px={{ base: "4", md: "8" }} py={{ base: "6", md: "10" }}>
				<Stack gap="8">
					<Stack gap="1">
						<Heading as="h1" size="2xl">
							{title}
						</Heading>
						<Text color="fg.muted">{text}</Text>
					</Stack>
					{children}
				</Stack>
			</Box>
		</>
	);
}
