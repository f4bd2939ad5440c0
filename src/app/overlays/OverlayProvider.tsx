import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { createAdoptedCache } from "./adopted-cache.ts";
import { overlaySystem } from "./overlay-system.ts";

/** What Chakra's components need around them. Loaded only with the first of them. */
export function OverlayProvider({ children }: { children: ReactNode }) {
	const [cache] = useState(() => createAdoptedCache(document));
	return (
		<CacheProvider value={cache}>
			<ChakraProvider value={overlaySystem}>{children}</ChakraProvider>
		</CacheProvider>
	);
}
