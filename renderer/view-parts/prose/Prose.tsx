import { Suspense } from "react";
import { lazyPart } from "../../loader/lazy-part.tsx";
import { SkeletonText } from "../skeleton/Skeleton.tsx";

const ProseBody = lazyPart(async () => (await import("./ProseBody.tsx")).default);

/** Loads what a rich text needs, so that it is there when the text comes. */
export const preloadProse = (): Promise<unknown> => ProseBody.ahead();

/** HTML text of a response, sanitised in the browser once more; the sanitiser loads only where there is such text. */
export function Prose({ html, contents = false }: { html: string; contents?: boolean }) {
	return (
		<Suspense fallback={<SkeletonText lines={8} />}>
			<ProseBody html={html} contents={contents} />
		</Suspense>
	);
}
