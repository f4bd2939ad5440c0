import { type ReactNode, useEffect, useState } from "react";
import { ADAPTERS } from "../../../adapters/index.ts";
import { createReleaseLoader, ReleaseProvider, useRelease, verifySha256 } from "../../../renderer/index.ts";
import { useBrandStyle } from "../../theme/use-brand-style.ts";

const made = () =>
	createReleaseLoader({
		fetch: (url) => fetch(url),
		importModule: (url) => import(/* @vite-ignore */ url),
		verify: verifySha256,
	});

/** Dresses the studio in the brand of the release in force, as citizens have it. */
function Branded({ children }: { children: ReactNode }) {
	useBrandStyle(useRelease().current?.manifest.style);
	return children;
}

/** Hands the release in force to all inside: the studio has its looks, a canvas is drawn with its words and time zone. */
export function ReleaseInForce({ children }: { children: ReactNode }) {
	const [loader] = useState(made);
	const { data } = ADAPTERS.reportConfigsGetConfig.use({});
	const release = data?.pc.release;
	const id = release?.id;
	const url = release?.manifest_url;
	useEffect(() => {
		if (id && url) void loader.open({ id, manifest_url: url });
	}, [loader, id, url]);
	return (
		<ReleaseProvider loader={loader}>
			<Branded>{children}</Branded>
		</ReleaseProvider>
	);
}
