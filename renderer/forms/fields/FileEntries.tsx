import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import type { Pending, UploadQueue } from "../model/upload-queue.ts";
import { widgetClasses } from "./classes.ts";

type AttachedFileProps = {
	id: string;
	attachment: Attachment | undefined;
	onRemove(): void;
	/** What else there is to say of it. */
	children?: ReactNode;
};

/** A file that is part of the value: its picture, its name, its size. */
export function AttachedFile({ id, attachment, onRemove, children }: AttachedFileProps) {
	const { t, format } = useI18n();
	const name = attachment?.name ?? id;
	return (
		<li className={widgetClasses.file}>
			{attachment?.thumbnail_url ? (
				<img className={widgetClasses.thumbnail} src={attachment.thumbnail_url} alt="" />
			) : (
				<i className="layui-icon layui-icon-file" aria-hidden="true" />
			)}
			<span className={widgetClasses.fileName}>
				{name}
				<span className={widgetClasses.fileNote}>{format(attachment?.size, "file_size")}</span>
			</span>
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "sm" })}
				aria-label={t("Remove {name}", { name })}
				onClick={onRemove}
			>
				{t("Remove")}
			</button>
			{children}
		</li>
	);
}

/** Whoever stands on a button of a file that goes, by a press or because it has arrived, goes on at its field. */
function useNextStep(question: string) {
	const item = useRef<HTMLLIElement>(null);
	useLayoutEffect(() => {
		const own = item.current;
		const list = own?.parentElement;
		return () => {
			if (!own?.contains(document.activeElement)) return;
			requestAnimationFrame(() => {
				const input = document.getElementById(question);
				// A field that has all the files it takes takes no focus either.
				const next = input?.matches(":disabled") ? list?.querySelector("button") : input;
				next?.focus();
			});
		};
	}, [question]);
	return item;
}

type PendingFileProps = { question: string; pending: Pending; queue: Pick<UploadQueue, "cancel" | "retry"> };

/** A file on its way, or one that did not get there. `question`: the id of the input that it was chosen with. */
export function PendingFile({ question, pending, queue }: PendingFileProps) {
	const { t } = useI18n();
	const item = useNextStep(question);
	const away = useRef<HTMLButtonElement>(null);
	const { key, file, fraction, problem } = pending;
	const { name } = file;
	return (
		<li ref={item} className={widgetClasses.file}>
			<i className="layui-icon layui-icon-upload" aria-hidden="true" />
			<span className={widgetClasses.fileName}>
				{name}
				{problem === undefined ? (
					<progress value={fraction} max={1} aria-label={t("Uploading {name}", { name })} />
				) : (
					<span className={widgetClasses.problem} role="alert">
						{problem}
					</span>
				)}
			</span>
			{problem !== undefined && (
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-label={t("Try again: {name}", { name })}
					onClick={() => {
						// This button goes as soon as it is pressed.
						away.current?.focus();
						queue.retry(key);
					}}
				>
					{t("Try again")}
				</button>
			)}
			<button
				ref={away}
				type="button"
				className={skin.button({ variant: "ghost", size: "sm" })}
				aria-label={problem === undefined ? t("Cancel {name}", { name }) : t("Remove {name}", { name })}
				onClick={() => queue.cancel(key)}
			>
				{problem === undefined ? t("Cancel") : t("Remove")}
			</button>
		</li>
	);
}
