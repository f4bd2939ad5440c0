import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import { later, useLater } from "./later.ts";

/** An entry of a menu; `link` is what it leads by, where it does not act. */
export type MenuEntry = {
	value: string;
	label: string;
	icon?: string | undefined;
	/** As they are said beside it. */
	keys?: string | undefined;
	lang?: string;
	isChosen?: boolean;
	link?: ReactElement;
};

/** Entries that belong together, under a heading where they have one. */
export type MenuGroup = { heading?: string; entries: readonly MenuEntry[] };

type StudioMenuProps = Omit<ButtonProps, "onSelect"> & {
	groups: readonly MenuGroup[];
	onSelect?(value: string): void;
	/** Least width of the menu, as Chakra says it. */
	menuWidth?: string;
};

/** Loaded with what a draft's screens need (`fetchScreens`), or when one points at a button that opens a menu. */
export const MENU = later(() => import("./MenuWindow.tsx"));

/** The button that opens the menu takes the place of the one that waited for it, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const loadAhead = () => void MENU.load().catch(() => undefined);

/** A button with a menu, whose code comes when it is pointed at; the first click opens it. */
export function StudioMenu({ groups, onSelect, menuWidth, ...button }: StudioMenuProps) {
	const [isWanted, setIsWanted] = useState(() => MENU.present() !== undefined);
	const [waited] = useState(() => !isWanted);
	const want = () => setIsWanted(true);
	// Whoever has gone on to something else meanwhile wants it no more.
	const forgo = () => setIsWanted(false);
	const MenuWindow = useLater(MENU, isWanted, forgo);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") forgo();
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		want();
	};
	const waiting = { onClick: want, onKeyDown, onBlur: forgo, onPointerEnter: loadAhead, onFocus: loadAhead };
	if (!MenuWindow) return <Button {...button} {...waiting} aria-haspopup="menu" aria-expanded={false} />;
	return (
		<MenuWindow
			groups={groups}
			onSelect={onSelect}
			menuWidth={menuWidth}
			defaultOpen={waited}
			trigger={<Button {...button} ref={waited ? takeFocus : undefined} />}
		/>
	);
}
