import { Dialog } from "@chakra-ui/react/dialog";
import { useRef, useSyncExternalStore } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { DialogQueue } from "../dialogs/dialog-queue.ts";

/** Shows the queue's questions, one after another. Escape and a click beside it refuse. */
export function QuestionDialog({ dialogs }: { dialogs: DialogQueue }) {
	const { t } = useI18n();
	const question = useSyncExternalStore(dialogs.subscribe, dialogs.snapshot);
	const confirm = useRef<HTMLButtonElement>(null);
	if (!question) return null;
	return (
		<Dialog.Root
			key={question.id}
			open
			role="alertdialog"
			initialFocusEl={() => confirm.current}
			onOpenChange={({ open }) => open || dialogs.answer(false)}
		>
			<Dialog.Backdrop />
			<Dialog.Positioner>
				<Dialog.Content>
					<Dialog.Header>
						<Dialog.Title>
							{question.title ?? t(question.kind === "message" ? "Please note" : "Are you sure?")}
						</Dialog.Title>
					</Dialog.Header>
					<Dialog.Body>
						<Dialog.Description>{question.text}</Dialog.Description>
					</Dialog.Body>
					<Dialog.Footer>
						{question.kind === "question" && <Refuse onClick={() => dialogs.answer(false)} />}
						<button ref={confirm} type="button" className={skin.button()} onClick={() => dialogs.answer(true)}>
							{question.confirm ?? t("OK")}
						</button>
					</Dialog.Footer>
				</Dialog.Content>
			</Dialog.Positioner>
		</Dialog.Root>
	);
}

function Refuse({ onClick }: { onClick(): void }) {
	const { t } = useI18n();
	return (
		<button type="button" className={skin.button({ variant: "outline" })} onClick={onClick}>
			{t("Cancel")}
		</button>
	);
}
