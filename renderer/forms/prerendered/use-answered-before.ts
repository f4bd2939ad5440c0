import { type RefObject, useEffect, useRef, useState } from "react";
import { FIRST_LOOK } from "../../../schemas/prerender.ts";
import { useInBrowser } from "../../prerendered/use-in-browser.ts";
import { answersIn, type GivenAnswers, tellAnswers } from "./answered-before.ts";

const NONE: GivenAnswers = new Map();

/** The form as the server drew it. */
const drawnForm = (id: string) => document.querySelector<HTMLFormElement>(`[${FIRST_LOOK.form}="${CSS.escape(id)}"]`);

/**
 * The button pressed last while nothing listened; public/before-paint.js has marked it. None where that very press has
 * the form taken over: React still delivers it.
 */
function takePressed(form: HTMLFormElement): HTMLElement | null {
	const button = form.querySelector<HTMLElement>(`[${FIRST_LOOK.pressed}]`);
	button?.removeAttribute(FIRST_LOOK.pressed);
	return window.event?.type === "click" ? null : button;
}

/**
 * Has a form that the server drew learn what was answered and pressed in it before it listened. It is read twice,
 * because React may put back at once what was drawn, and one may type while it takes over.
 */
export function useAnsweredBefore(id: string): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	const drawn = !useInBrowser() && typeof document !== "undefined" ? drawnForm(id) : null;
	const [before] = useState(() => (drawn ? answersIn(drawn) : NONE));
	const [wasDrawn] = useState(drawn !== null);
	useEffect(() => {
		if (!form.current || !wasDrawn) return;
		const answers = new Map([...before, ...answersIn(form.current)]);
		const pressed = takePressed(form.current);
		// Once React has ended its own work: amid it, an answer that is told would be put back as it was.
		queueMicrotask(() => {
			tellAnswers(answers);
			pressed?.click();
		});
	}, [before, wasDrawn]);
	return form;
}
