import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Arranging } from "./use-arranging.ts";

/** Has the first text of the settings typed over; where none is a text, the first setting is led to. */
function typeInto(settings: HTMLElement | null): void {
	const first = settings?.querySelector<HTMLElement>("input:not([type=checkbox]), textarea, select");
	first?.focus({ preventScroll: true });
	if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
}

/** The settings of what is selected: those of what was just added wait for its words as soon as they are drawn. */
export function TypedInto({ arranging, children }: { arranging: Arranging; children: ReactNode }) {
	const settings = useRef<HTMLDivElement>(null);
	const { selected, added } = arranging;
	const id = selected?.id;
	useLayoutEffect(() => {
		if (id && id === added) typeInto(settings.current);
	}, [id, added]);
	return <div ref={settings}>{children}</div>;
}
