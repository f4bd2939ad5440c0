import { useEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether something stands over the page: keys are then for that. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Acts on single keys, by their name (`event.key`), while nobody types and nothing stands over the page. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
	const current = useRef(keys);
	useEffect(() => {
		current.current = keys;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return;
			const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
			if (!act) return;
			event.preventDefault();
			act();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}
