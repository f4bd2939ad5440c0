import { useEffect, useRef } from "react";
import { type DeskCommand, offerCommands } from "./command-list.ts";
import { areKeysOn } from "./key-setting.ts";

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether something stands over the page: keys are then for that. */
const isCovered = () =>
	document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Offers commands while mounted; their keys act while nobody types, nothing stands over the page, and keys are on. */
export function useDeskCommands(commands: readonly DeskCommand[]): void {
	const current = useRef(commands);
	useEffect(() => {
		current.current = commands;
	});
	useEffect(() => offerCommands(() => current.current), []);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			if (!areKeysOn() || isTyping(event.target) || isCovered()) return;
			const command = current.current.find(({ key }) => key === event.key);
			if (!command) return;
			event.preventDefault();
			command.run();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}
