import { Suspense, useState } from "react";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { useFormSession } from "../state/form-session.ts";
import { useVisibleResolver } from "../state/use-field-value.ts";
import { isDescribedEnough } from "./is-described-enough.ts";

/** Loads once something is described. Without a line there is nothing to offer, and nothing missing. */
const SimilarCases = lazyOrNothing(() => import("./SimilarCases.tsx").then((module) => module.SimilarCases));

const ROOT: Path = [];

/** Where cases like the one being described are offered, once there is enough to look for them by. */
export function SimilarOffer({ source }: { source: SimilarSource }) {
	const query = isDescribedEnough(source, useVisibleResolver(ROOT), useFormSession());
	const [started, setStarted] = useState(false);
	if (query && !started) setStarted(true);
	return (
		started && (
			<Suspense fallback={null}>
				<SimilarCases source={source} query={query} />
			</Suspense>
		)
	);
}
