import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import type ChoiceMenuType from "../overlays/ChoiceMenu.tsx";
import type { Choice } from "../overlays/ChoiceMenu.tsx";

const load = () => import("../overlays/ChoiceMenu.tsx");
const ChoiceMenu = lazy<typeof ChoiceMenuType>(load);

type LazyMenuProps = {
	label: string;
	className: string;
	heading?: ReactNode;
	choices: readonly Choice[];
	onChoose(value: string): void;
	children: ReactNode;
};

/** A button with a menu whose code loads when it is pointed at, and opens at the first click. */
export function LazyMenu({ label, className, heading, choices, onChoose, children }: LazyMenuProps) {
	const [wanted, setWanted] = useState(false);
	const look = { type: "button", className, "aria-label": label, title: label } satisfies ComponentProps<"button">;
	const plain = (
		<button
			{...look}
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={load}
			onFocus={load}
			onClick={() => setWanted(true)}
		>
			{children}
		</button>
	);
	if (!wanted) return plain;
	return (
		<Suspense fallback={plain}>
			<ChoiceMenu
				heading={heading}
				choices={choices}
				onChoose={onChoose}
				defaultOpen
				trigger={<button {...look}>{children}</button>}
			/>
		</Suspense>
	);
}
