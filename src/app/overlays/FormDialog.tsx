import { Dialog } from "@chakra-ui/react/dialog";
import { type ReactNode, Suspense, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import {
	renderBlocks,
	ScopeProvider,
	SkeletonText,
	skin,
	useI18n,
	usePorts,
	useRelease,
} from "../../../renderer/index.ts";
import type { Gate } from "../dialogs/gate.ts";
import type { FormRequest } from "../services-context.tsx";
import { firstField, focusFirstField } from "./first-field-focus.ts";

type FrameProps = { label: string; why?: string | undefined; open: boolean; onClose(): void; children: ReactNode };

/** A dialog with a way out in its corner, for content that brings its own buttons. */
export function FormFrame({ label, why, open, onClose, children }: FrameProps) {
	const { t } = useI18n();
	const content = useRef<HTMLDivElement>(null);
	const body = useCallback((element: HTMLElement | null) => (element ? focusFirstField(element) : undefined), []);
	return (
		<Dialog.Root
			open={open}
			closeOnInteractOutside={false}
			// While the form is on its way the focus waits at the dialog itself, not at the way out.
			initialFocusEl={() => firstField(content.current) ?? content.current}
			onOpenChange={(change) => change.open || onClose()}
		>
			<Dialog.Backdrop />
			<Dialog.Positioner>
				<Dialog.Content ref={content}>
					<Dialog.Header>
						<Dialog.Title>{label}</Dialog.Title>
					</Dialog.Header>
					<Dialog.CloseTrigger className={skin.button({ variant: "ghost", size: "icon" })} aria-label={t("Close")}>
						<span className="layui-icon layui-icon-close" aria-hidden="true" />
					</Dialog.CloseTrigger>
					<Dialog.Body ref={body}>
						{why !== undefined && <Dialog.Description>{why}</Dialog.Description>}
						<Suspense fallback={<SkeletonText lines={6} />}>{children}</Suspense>
					</Dialog.Body>
				</Dialog.Content>
			</Dialog.Positioner>
		</Dialog.Root>
	);
}

/** The form that is requested, or its fallback where the release had none of that name when it was opened. */
function RequestedForm({ request, onDone }: { request: FormRequest; onDone(confirmation: string): void }) {
	const forms = useRelease().current?.manifest.forms ?? {};
	const { form, fallback, prefill } = request;
	const [shown] = useState(fallback !== undefined && !Object.hasOwn(forms, form) ? fallback : form);
	return (
		<FormHost
			form={shown}
			prefill={prefill}
			place="dialog"
			render={renderBlocks}
			onDone={(_, confirmation) => onDone(confirmation)}
		/>
	);
}

/** A document's form over the page (action open_form), in the scope of what opened it. */
export function FormDialog({ gate }: { gate: Gate<FormRequest> }) {
	const { t } = useI18n();
	const { dialogs } = usePorts();
	const request = useSyncExternalStore(gate.subscribe, gate.snapshot);
	// The dialog closes before anybody has read the form's blocks.
	const close = (confirmation: string) => {
		if (confirmation) dialogs.toast({ tone: "success", text: confirmation });
		gate.settle(true);
	};
	return (
		<FormFrame label={request?.title ?? t("Form")} open={request !== undefined} onClose={() => gate.settle(false)}>
			{request && (
				<ScopeProvider value={request.scope}>
					<RequestedForm request={request} onDone={close} />
				</ScopeProvider>
			)}
		</FormFrame>
	);
}
