import type { Manifest } from "../../../schemas/release.ts";

/** The release's brand as a style sheet. React puts it into the head and shows the page once it is there. */
export function BrandStyle({ manifest }: { manifest: Manifest }) {
	return <link rel="stylesheet" href={`/release/${manifest.style}.css`} precedence="brand" />;
}
