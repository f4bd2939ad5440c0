import { type KeyboardEvent, useId, useState } from "react";
import { useDeskText } from "../use-desk-text.ts";
import { commandsNow, type DeskCommand } from "./command-list.ts";
import { DeskDialog } from "./DeskDialog.tsx";
import { pageControls } from "./page-controls.ts";

/** Shows so many at most. */
const MAX_SHOWN = 12;

const fits = ({ label }: DeskCommand, words: readonly string[]) =>
	words.every((word) => label.toLocaleLowerCase().includes(word));

/** What can be done now, each under one name: first what has a key or was offered by a document, then whatever else the page has. */
function offered(t: ReturnType<typeof useDeskText>): DeskCommand[] {
	const controls = pageControls((field) => t("Go to the field {field}", { field }));
	const all = [...commandsNow().filter(({ keyOnly }) => !keyOnly), ...controls];
	return all.filter(({ label }, at) => all.findIndex((other) => other.label === label) === at);
}

type PaletteProps = {
	/** What is offered for words that name no command: to look for them. */
	search(words: string): DeskCommand;
	onClose(): void;
};

/** Finds by words what can be done from where its reader is, and does it (the ARIA pattern of a combobox with a list). */
export function DeskPalette({ search, onClose }: PaletteProps) {
	const t = useDeskText();
	const id = useId();
	const [words, setWords] = useState("");
	const [at, setAt] = useState(0);
	const [all] = useState(() => offered(t));
	const parts = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
	const found = all.filter((command) => fits(command, parts)).slice(0, MAX_SHOWN);
	const shown = words.trim() === "" ? found : [...found, search(words.trim())];
	const chosen = Math.min(at, shown.length - 1);
	const act = (command: DeskCommand | undefined) => {
		onClose();
		// Once the window is gone: what is done may open another.
		if (command) setTimeout(command.run);
	};
	const press = (event: KeyboardEvent) => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (by === undefined && event.key !== "Enter") return;
		event.preventDefault();
		if (by === undefined) act(shown[chosen]);
		else setAt((chosen + by + shown.length) % Math.max(1, shown.length));
	};
	return (
		<DeskDialog title={t("What do you want to do?")} onClose={onClose}>
			<input
				className="desk-palette-words"
				role="combobox"
				aria-label={t("What do you want to do?")}
				aria-expanded="true"
				aria-controls={id}
				aria-activedescendant={shown.length > 0 ? `${id}-${chosen}` : undefined}
				aria-autocomplete="list"
				autoComplete="off"
				value={words}
				onChange={({ target }) => {
					setWords(target.value);
					setAt(0);
				}}
				onKeyDown={press}
			/>
			<div className="desk-palette" role="listbox" id={id} aria-label={t("What can be done now")}>
				{shown.map((command, place) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's, as the pattern asks
					<div
						key={command.id}
						id={`${id}-${place}`}
						role="option"
						tabIndex={-1}
						aria-selected={place === chosen}
						onClick={() => act(command)}
					>
						{command.label}
						{command.key && <kbd>{command.key}</kbd>}
					</div>
				))}
			</div>
		</DeskDialog>
	);
}
