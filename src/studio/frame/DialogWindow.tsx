import { Button } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import type { ComponentProps, ReactNode } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

export type DialogWindowProps = Pick<ComponentProps<typeof Dialog.Root>, "role" | "scrollBehavior"> & {
	title: string;
	open: boolean;
	onOpen(open: boolean): void;
	/** Said with the title by a screen reader. */
	description?: string;
	/** The buttons beside the one that leaves everything as it is; null where the content ends it, with no buttons at all. */
	actions?: ReactNode;
	children?: ReactNode;
};

/** The window of a dialog. `triggerId` is of the button that opened it: it has the focus again afterwards. */
export default function DialogWindow(props: DialogWindowProps & { triggerId: string }) {
	const { title, open, onOpen, triggerId, description, actions, children, scrollBehavior, role } = props;
	const { t } = useStudioI18n();
	return (
		<Dialog.Root
			role={role}
			scrollBehavior={scrollBehavior}
			placement={scrollBehavior === "inside" ? "top" : "center"}
			ids={{ trigger: triggerId }}
			open={open}
			onOpenChange={(change) => onOpen(change.open)}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner p="4">
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{title}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body pb={actions === null ? "5" : undefined}>
							<Stack gap="4">
								{description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
								{children}
							</Stack>
						</Dialog.Body>
						{actions !== null && (
							<Dialog.Footer>
								<Button variant="outline" onClick={() => onOpen(false)}>
									{t("Cancel")}
								</Button>
								{actions}
							</Dialog.Footer>
						)}
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
