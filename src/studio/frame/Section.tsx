import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";

/** One matter of an inspector. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap="3" px="5" py="4" borderTopWidth="1px">
			<Heading as="h3" size="sm">
				{title}
			</Heading>
			{children}
		</Stack>
	);
}
