import { Dialog } from "@chakra-ui/react/dialog";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import { useI18n } from "../../../renderer/i18n/i18n-context.ts";
import { renderBlocks } from "../../../renderer/RenderBlock.tsx";
import { ScopeProvider } from "../../../renderer/scope/scope.ts";
import { skin } from "../../../renderer/skin/classes.gen.ts";
import { SkeletonText } from "../../../renderer/view-parts/skeleton/Skeleton.tsx";
import type { Gate } from "../dialogs/gate.ts";
import type { FormRequest } from "../services-context.tsx";

type FrameProps = { label: string; open: boolean; onClose(): void; children: ReactNode };

/** A dialog with a way out in its corner, for content that brings its own buttons. */
export function FormFrame({ label, open, onClose, children }: FrameProps) {
	const { t } = useI18n();
	return (
		<Dialog.Root open={open} closeOnInteractOutside={false} onOpenChange={(change) => change.open || onClose()}>
			<Dialog.Backdrop />
			<Dialog.Positioner>
				<Dialog.Content>
					<Dialog.Header>
						<Dialog.Title>{label}</Dialog.Title>
					</Dialog.Header>
					<Dialog.CloseTrigger className={skin.button({ variant: "ghost", size: "icon" })} aria-label={t("Close")}>
						<span className="layui-icon layui-icon-close" aria-hidden="true" />
					</Dialog.CloseTrigger>
					<Dialog.Body>
						<Suspense fallback={<SkeletonText lines={6} />}>{children}</Suspense>
					</Dialog.Body>
				</Dialog.Content>
			</Dialog.Positioner>
		</Dialog.Root>
	);
}

/** A document's form over the page (action open_form), in the scope of what opened it. */
export function FormDialog({ gate }: { gate: Gate<FormRequest> }) {
	const { t } = useI18n();
	const request = useSyncExternalStore(gate.subscribe, gate.snapshot);
	return (
		<FormFrame label={request?.title ?? t("Form")} open={request !== undefined} onClose={() => gate.settle(false)}>
			{request && (
				<ScopeProvider value={request.scope}>
					<FormHost form={request.form} place="dialog" render={renderBlocks} onDone={() => gate.settle(true)} />
				</ScopeProvider>
			)}
		</FormFrame>
	);
}
