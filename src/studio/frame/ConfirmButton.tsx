import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Field } from "@chakra-ui/react/field";
import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type ConfirmButtonProps = {
	/** On the button that asks. */
	label: string;
	/** What the button is about, for who cannot see where it stands. */
	about?: string;
	title: string;
	text: string;
	confirm: string;
	/** Where something must be reason: the label of the field for it. */
	reason?: string;
	danger?: boolean;
	variant?: ButtonProps["variant"];
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
	onConfirm,
}: ConfirmButtonProps) {
	const { t } = useStudioI18n();
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	const [busy, setBusy] = useState(false);
	const act = async () => {
		setBusy(true);
		await onConfirm(typed.trim()).finally(() => setBusy(false));
		setOpen(false);
	};
	return (
		<Dialog.Root role="alertdialog" open={open} onOpenChange={(change) => setOpen(change.open)} placement="center">
			<Dialog.Trigger asChild>
				<Button size="sm" variant={variant} aria-label={about ? `${label}: ${about}` : undefined}>
					{label}
				</Button>
			</Dialog.Trigger>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner p="4">
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{title}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<Dialog.Description>{text}</Dialog.Description>
								{reason !== undefined && (
									<Field.Root required>
										<Field.Label>{reason}</Field.Label>
										<Textarea
											rows={3}
											maxLength={500}
											value={typed}
											onChange={(event) => setTyped(event.target.value)}
										/>
									</Field.Root>
								)}
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Button variant="outline" onClick={() => setOpen(false)}>
								{t("Cancel")}
							</Button>
							<Button
								colorPalette={danger ? "red" : "brand"}
								loading={busy}
								disabled={reason !== undefined && typed.trim() === ""}
								onClick={() => void act()}
							>
								{confirm}
							</Button>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
