import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Textarea } from "@chakra-ui/react/textarea";
import { type ReactNode, useState } from "react";
import { StudioDialog } from "./StudioDialog.tsx";

type ConfirmButtonProps = {
	/** On the button that asks. */
	label: string;
	/** What the button is about, for whoever cannot see where it stands. */
	about?: string;
	title: string;
	text: string;
	confirm: string;
	/** Where something must be reason: the label of the field for it. */
	reason?: string;
	danger?: boolean;
	variant?: ButtonProps["variant"];
	/** What else is to be chosen before it is confirmed. */
	children?: ReactNode;
	/** Whether all of that is chosen. */
	isReady?: boolean;
	/** Told when the question opens and closes. */
	onOpen?(open: boolean): void;
	onConfirm(reason: string): Promise<void>;
};

/** A button that asks before it acts. */
export function ConfirmButton({
	label,
	about,
	title,
	text,
	confirm,
	reason,
	danger,
	variant = "ghost",
	children,
	isReady = true,
	onOpen,
	onConfirm,
}: ConfirmButtonProps) {
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	const [busy, setBusy] = useState(false);
	const show = (shown: boolean) => {
		setOpen(shown);
		onOpen?.(shown);
	};
	const act = async () => {
		setBusy(true);
		await onConfirm(typed.trim()).finally(() => setBusy(false));
		show(false);
	};
	return (
		<StudioDialog
			role="alertdialog"
			title={title}
			description={text}
			open={open}
			onOpen={show}
			trigger={
				<Button size="sm" variant={variant} aria-label={about ? `${label}: ${about}` : undefined}>
					{label}
				</Button>
			}
			actions={
				<Button
					colorPalette={danger ? "red" : "brand"}
					loading={busy}
					disabled={!isReady || (reason !== undefined && typed.trim() === "")}
					onClick={() => void act()}
				>
					{confirm}
				</Button>
			}
		>
			{children}
			{reason !== undefined && (
				<Field.Root required>
					<Field.Label>{reason}</Field.Label>
					<Textarea rows={3} maxLength={500} value={typed} onChange={(event) => setTyped(event.target.value)} />
				</Field.Root>
			)}
		</StudioDialog>
	);
}
