import type { ButtonProps } from "@chakra-ui/react/button";
import { cloneElement, type ReactElement, useId } from "react";
import type { DialogWindowProps } from "./DialogWindow.tsx";
import { later, useLater } from "./later.ts";

/** Loaded with what a draft's screens need (`fetchScreens`), or when a dialog first opens. */
export const DIALOG = later(() => import("./DialogWindow.tsx"));

type StudioDialogProps = DialogWindowProps & {
	/** The button that opens it; absent where something else does. */
	trigger?: ReactElement<ButtonProps>;
};

/** A window over the studio: title, content, and buttons of which the first leaves everything as it is. */
export function StudioDialog({ trigger, ...dialog }: StudioDialogProps) {
	const { open, onOpen } = dialog;
	const triggerId = useId();
	const DialogWindow = useLater(DIALOG, open, () => onOpen(false));
	const opens: ButtonProps = {
		id: triggerId,
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		onClick: () => onOpen(true),
	};
	return (
		<>
			{trigger && cloneElement(trigger, opens)}
			{DialogWindow && <DialogWindow {...dialog} triggerId={triggerId} />}
		</>
	);
}
