import { type ReactNode, useEffect, useRef } from "react";
import { useDeskText } from "../use-desk-text.ts";

type DeskDialogProps = { title: string; wide?: boolean; onClose(): void; children: ReactNode };

/** A window over the page: the browser keeps the focus in it, and closes it by Escape. */
export function DeskDialog({ title, wide = false, onClose, children }: DeskDialogProps) {
	const t = useDeskText();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const shown = dialog.current;
		const before = document.activeElement;
		shown?.showModal();
		// Where one types comes before the button that closes.
		shown?.querySelector("input")?.focus();
		return () => {
			shown?.close();
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);
	return (
		<dialog ref={dialog} className="desk-dialog" data-wide={wide} aria-label={title} onClose={onClose}>
			<div className="desk-dialog-head">
				<h2>{title}</h2>
				<button type="button" className="desk-view-delete" aria-label={t("Close")} onClick={onClose}>
					<span className="layui-icon layui-icon-close" aria-hidden="true" />
				</button>
			</div>
			{children}
		</dialog>
	);
}
