import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";

type ScreenPartProps = { title: string; size?: "md" | "lg"; children: ReactNode };

/** A part of a screen under its title. */
export function ScreenPart({ title, size = "lg", children }: ScreenPartProps) {
	return (
		<Stack as="section" gap="3">
			<Heading as="h2" size={size}>
				{title}
			</Heading>
			{children}
		</Stack>
	);
}
