import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type ChoiceMenu from "../overlays/ChoiceMenu.tsx";
import type { Choice } from "../overlays/ChoiceMenu.tsx";

const load = () => import("../overlays/ChoiceMenu.tsx");

type LazyMenuProps = {
	label: string;
	className: string;
	heading?: ReactNode;
	choices: readonly Choice[];
	onChoose(value: string): void;
	children: ReactNode;
};

/** A menu's code, once it is here and still wanted: the reader may have thought better of it, or gone on, meanwhile. */
function useMenuOnDemand() {
	const [Menu, setMenu] = useState<typeof ChoiceMenu>();
	const wanted = useRef(false);
	const forgo = () => {
		wanted.current = false;
	};
	const open = () => {
		wanted.current = true;
		load().then(({ default: loaded }) => wanted.current && setMenu(() => loaded), forgo);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") forgo();
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		open();
	};
	return { Menu, waiting: { onClick: open, onKeyDown, onBlur: forgo } };
}

/** The button that opens the menu takes the place of the one that loaded it, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** A button with a menu whose code loads when it is pointed at, and opens at the first click. */
export function LazyMenu({ label, className, children, ...menu }: LazyMenuProps) {
	const { Menu, waiting } = useMenuOnDemand();
	const look = { type: "button", className, "aria-label": label, title: label } satisfies ComponentProps<"button">;
	if (!Menu)
		return (
			<button {...look} {...waiting} aria-haspopup="menu" aria-expanded={false} onPointerEnter={load} onFocus={load}>
				{children}
			</button>
		);
	const trigger = (
		<button {...look} ref={takeFocus}>
			{children}
		</button>
	);
	return <Menu {...menu} defaultOpen trigger={trigger} />;
}
