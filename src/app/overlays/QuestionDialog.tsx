import { Dialog } from "@chakra-ui/react/dialog";
import { type Ref, useRef, useSyncExternalStore } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { DialogQueue } from "../dialogs/dialog-queue.ts";

/**
 * Shows the queue's questions, one after another. Escape and a click beside it refuse. Of what cannot be taken back,
 * the button that says yes warns by its colour, and Enter at once refuses.
 */
export function QuestionDialog({ dialogs }: { dialogs: DialogQueue }) {
	const { t } = useI18n();
	const question = useSyncExternalStore(dialogs.subscribe, dialogs.snapshot);
	const first = useRef<HTMLButtonElement>(null);
	if (!question) return null;
	const { danger, kind } = question;
	return (
		<Dialog.Root
			key={question.id}
			open
			role="alertdialog"
			initialFocusEl={() => first.current}
			onOpenChange={({ open }) => open || dialogs.result(false)}
		>
			<Dialog.Backdrop />
			<Dialog.Positioner>
				<Dialog.Content>
					<Dialog.Header>
						<Dialog.Title>{question.title ?? t(kind === "message" ? "Please note" : "Are you sure?")}</Dialog.Title>
					</Dialog.Header>
					<Dialog.Body>
						<Dialog.Description>{question.text}</Dialog.Description>
					</Dialog.Body>
					<Dialog.Footer>
						{kind === "question" && <Refuse ref={danger ? first : undefined} onClick={() => dialogs.result(false)} />}
						<button
							ref={danger ? undefined : first}
							type="button"
							className={skin.button({ variant: danger ? "danger" : "solid" })}
							onClick={() => dialogs.result(true)}
						>
							{question.confirm ?? t("OK")}
						</button>
					</Dialog.Footer>
				</Dialog.Content>
			</Dialog.Positioner>
		</Dialog.Root>
	);
}

function Refuse({ ref, onClick }: { ref?: Ref<HTMLButtonElement>; onClick(): void }) {
	const { t } = useI18n();
	return (
		<button ref={ref} type="button" className={skin.button({ variant: "outline" })} onClick={onClick}>
			{t("Cancel")}
		</button>
	);
}
