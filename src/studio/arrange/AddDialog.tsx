import { Button } from "@chakra-ui/react/button";
import { memo, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { Trailing } from "../frame/Trailing.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Palette } from "./Palette.tsx";
import type { Arranging } from "./use-arranging.ts";

const Dialog = memo(function Dialog({ arranging }: { arranging: Arranging }) {
	const { t } = useStudioI18n();
	const [open, setOpen] = useState(false);
	const { selected, arrangement } = arranging;
	const label = selected ? t("Add after “{label}”", { label: selected.name }) : t("Add something");
	return (
		<StudioDialog
			title={label}
			open={open}
			onOpen={setOpen}
			scrollBehavior="inside"
			trigger={
				<Button variant="outline" bg="bg.panel" borderStyle="dashed" w="full">
					<Icon icon={ACTS.add.icon} />
					{label}
				</Button>
			}
		>
			<Palette
				entries={arrangement.palette}
				onAdd={({ id }) => {
					// Whoever types at once would press it again.
					if (!open) return;
					// The window holds the focus until it is closed, and the words of what is added want it.
					flushSync(() => setOpen(false));
					queueMicrotask(() => arranging.add(id));
				}}
			/>
		</StudioDialog>
	);
});

/** Adds something where no mouse is needed: after what is selected, or at the end. */
export function AddDialog({ arranging }: { arranging: Arranging }) {
	return (
		<Trailing value={arranging} isOfSame={() => true}>
			{(shown) => <Dialog arranging={shown} />}
		</Trailing>
	);
}
