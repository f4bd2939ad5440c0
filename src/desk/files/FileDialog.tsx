import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { type FileViewer, skin } from "../../../renderer/index.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";

type ToolProps = { icon: string; label: DeskText; disabled?: boolean; onClick(): void };

/** A button of the bar over a file. */
export function Tool({ icon, label, disabled = false, onClick }: ToolProps) {
	const t = useDeskText();
	return (
		<button
			type="button"
			className={skin.button({ variant: "ghost", size: "icon" })}
			aria-label={t(label)}
			title={t(label)}
			aria-disabled={disabled}
			onClick={() => disabled || onClick()}
		>
			<span className={`layui-icon ${icon}`} aria-hidden="true" />
		</button>
	);
}

/** What a viewer is given: the file, and what takes it away. */
export type FileViewerProps = ComponentProps<FileViewer>;

type Props = FileViewerProps & {
	/** It cannot be read: words stand in its place. */
	isBroken: boolean;
	tools?: ReactNode;
	children: ReactNode;
	onKeyDown?(event: KeyboardEvent): void;
};

/** A file over the page: its name, what can be done with it, and the file, which is not saved on the device. */
export function FileDialog({ file: { name, url }, isBroken, tools, children, onKeyDown, onClose }: Props) {
	const t = useDeskText();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} className="desk-file" aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
			<header>
				<h2>{name}</h2>
				{tools}
				<a className={skin.button({ size: "sm", variant: "outline" })} href={url} download={name}>
					{t("Save the file")}
				</a>
				<Tool icon="layui-icon-close" label="Close" onClick={() => dialog.current?.close()} />
			</header>
			{isBroken ? (
				<p role="alert">{t("This file cannot be shown here. Save it, and open it with a program that you trust.")}</p>
			) : (
				children
			)}
		</dialog>
	);
}
