import { memo, Suspense } from "react";
import { lazyPart } from "../../loader/lazy-part.tsx";
import { SkeletonText } from "../skeleton/Skeleton.tsx";

const load = () => import("./ProseBody.tsx");
const ProseBody = lazyPart(async () => (await load()).default);

/** Starts to load what a rich text needs, so that it is there when the text comes. */
export function preloadProse(): void {
	load().catch(() => {
		// The lazy component requests again and reports to the error boundary around it.
	});
}

/**
 * HTML text of a response, sanitised in the browser once more; the sanitiser loads only where there is such text. A prerendered
 * text stays until it has come: React would put the fallback in its place if it were rendered again before.
 */
export const Prose = memo(function Prose({ html, contents = false }: { html: string; contents?: boolean }) {
	return (
		<Suspense fallback={<SkeletonText lines={8} />}>
			<ProseBody html={html} contents={contents} />
		</Suspense>
	);
});
