import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Offered } from "../../choices/offered.ts";
import { optionsMarkup } from "./options-markup.ts";

const NOTHING = { __html: "" };

/**
 * The options of a select, as props of it: each has its place among the choices as its value, `none` chooses nothing,
 * and the one at `place` is chosen. In the browser they are put into it past React, which would keep their markup as
 * long as the select stands.
 */
export function useOptions(choices: readonly Offered[], none: string, place: number) {
	const ref = useRef<HTMLSelectElement>(null);
	const hasThem = useRef(false);
	const put = useEffectEvent((select: HTMLSelectElement) => {
		select.innerHTML = optionsMarkup(choices, none, place);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: put anew when they are others, wherever they are read.
	useLayoutEffect(() => {
		const select = ref.current;
		// The server rendered the very same.
		if (select && (hasThem.current || select.length === 0)) put(select);
		hasThem.current = true;
	}, [choices, none]);
	const dangerouslySetInnerHTML = import.meta.env.SSR ? { __html: optionsMarkup(choices, none, place) } : NOTHING;
	// Told to, React says nothing of what the server put there and this does not.
	return { ref, dangerouslySetInnerHTML, suppressHydrationWarning: true };
}
