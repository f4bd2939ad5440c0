import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import type { MenuChoice } from "../overlays/ChoiceMenu.tsx";
import { useOnDemand } from "./use-on-demand.ts";

const load = () => import("../overlays/ChoiceMenu.tsx");

type LazyMenuProps = {
	label: string;
	className: string;
	/** What stands in the button names it already. */
	named?: boolean;
	heading?: ReactNode;
	choices: readonly MenuChoice[];
	onChoose(value: string): void;
	children: ReactNode;
};

/** The button that opens the menu takes the place of the one that loaded it, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** A button with a menu whose code loads when it is pointed at, and opens at the first click. */
export function LazyMenu({ label, className, named = false, children, ...menu }: LazyMenuProps) {
	const { loaded: Menu, open, waiting } = useOnDemand(load);
	const onKeyDown = (event: KeyboardEvent) => {
		waiting.onKeyDown(event);
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		open();
	};
	const name = named ? {} : { "aria-label": label };
	const look = { type: "button", className, ...name, title: label } satisfies ComponentProps<"button">;
	if (!Menu)
		return (
			<button {...look} {...waiting} onKeyDown={onKeyDown} aria-haspopup="menu" aria-expanded={false}>
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
