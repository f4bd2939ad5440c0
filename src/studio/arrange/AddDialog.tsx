import { Button } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Palette } from "./Palette.tsx";
import type { Arranging } from "./use-arranging.ts";

/** Adds something where no mouse is needed: after what is selected, or at the end. */
export function AddDialog({ arranging }: { arranging: Arranging }) {
	const { t } = useStudioI18n();
	const [open, setOpen] = useState(false);
	const { selected, arrangement } = arranging;
	const label = selected ? t("Add after “{label}”", { label: selected.name }) : t("Add something");
	return (
		<Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)} scrollBehavior="inside">
			<Dialog.Trigger asChild>
				<Button variant="outline" bg="bg.panel" borderStyle="dashed" w="full">
					<Icon icon="layui-icon-addition" />
					{label}
				</Button>
			</Dialog.Trigger>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner p="4">
					<Dialog.Content maxH="80dvh">
						<Dialog.Header>
							<Dialog.Title>{label}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body pb="4">
							<Palette
								entries={arrangement.palette}
								onAdd={({ id }) => {
									setOpen(false);
									arranging.add(id);
								}}
							/>
						</Dialog.Body>
						<Dialog.Footer>
							<Button variant="outline" onClick={() => setOpen(false)}>
								{t("Cancel")}
							</Button>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
