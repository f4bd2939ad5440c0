import { type RefObject, useEffect, useRef, useState } from "react";
import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";
import { useInBrowser } from "../../prerendered/use-in-browser.ts";
import { type EarlyValues, earlyValuesIn, replayValues } from "./early-values.ts";

const NONE: EarlyValues = new Map();

/** The form as the server rendered it. */
const prerenderedForm = (id: string) =>
	document.querySelector<HTMLFormElement>(`[${PRERENDER_MARKS.form}="${CSS.escape(id)}"]`);

/**
 * The button pressed last while nothing listened; public/before-paint.js has marked it. None where that very press has
 * the form taken over: React still delivers it.
 */
function takePressed(form: HTMLFormElement): HTMLElement | null {
	const button = form.querySelector<HTMLElement>(`[${PRERENDER_MARKS.pressed}]`);
	button?.removeAttribute(PRERENDER_MARKS.pressed);
	return window.event?.type === "click" ? null : button;
}

/**
 * Has a form that the server rendered learn what was answered and pressed in it before it listened. It is read twice,
 * because React may put back at once what was rendered, and one may type while it takes over.
 */
export function useEarlyValues(id: string): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	const rendered = !useInBrowser() && typeof document !== "undefined" ? prerenderedForm(id) : null;
	const [before] = useState(() => (rendered ? earlyValuesIn(rendered) : NONE));
	const [wasPrerendered] = useState(rendered !== null);
	useEffect(() => {
		if (!form.current || !wasPrerendered) return;
		const values = new Map([...before, ...earlyValuesIn(form.current)]);
		const pressed = takePressed(form.current);
		// Once React has ended its own work: amid it, a value that is told would be put back as it was.
		queueMicrotask(() => {
			replayValues(values);
			pressed?.click();
		});
	}, [before, wasPrerendered]);
	return form;
}
