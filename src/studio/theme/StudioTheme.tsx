import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { createStudioCache } from "./adopted-sheet.ts";
import { studioSystem } from "./studio-system.ts";

/** What Chakra's components need around them. */
export function StudioTheme({ children }: { children: ReactNode }) {
	const [cache] = useState(createStudioCache);
	return (
		<CacheProvider value={cache}>
			<ChakraProvider value={studioSystem}>{children}</ChakraProvider>
		</CacheProvider>
	);
}
