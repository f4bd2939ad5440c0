import { useState } from "react";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { attachmentKind, fileIcon } from "./file-kind.ts";
import { ImageViewer } from "./ImageViewer.tsx";

const isImage = ({ mime }: Attachment) => mime.startsWith("image/");

function Thumbnail({ file, onOpen }: { file: Attachment; onOpen(): void }) {
	const { t } = useI18n();
	const classes = skin.attachmentList();
	if (!isImage(file)) {
		return (
			<span className={classes.thumb} aria-hidden="true">
				<span className={`${classes.icon} layui-icon ${fileIcon(file.mime)}`} />
			</span>
		);
	}
	return (
		<button type="button" className={classes.thumb} onClick={onOpen} aria-label={t("View {name}", { name: file.name })}>
			<img
				className={classes.image}
				src={file.thumbnail_url ?? file.url}
				alt=""
				width="64"
				height="64"
				loading="lazy"
				decoding="async"
			/>
		</button>
	);
}

function FileItem({ file, onOpen }: { file: Attachment; onOpen(): void }) {
	const { t, format } = useI18n();
	const classes = skin.attachmentList();
	const about = [attachmentKind(file.name), format(file.size, "file_size")].filter(Boolean).join(" · ");
	return (
		<li className={classes.item}>
			<Thumbnail file={file} onOpen={onOpen} />
			<span className={classes.about}>
				<span className={classes.name}>{file.name}</span>
				<span className={classes.meta}>{about}</span>
			</span>
			<a className={classes.download} href={file.url} download={file.name}>
				<span className={skin.visuallyHidden()}>{t("Download {name}", { name: file.name })}</span>
				<span className="layui-icon layui-icon-download-circle" aria-hidden="true" />
			</a>
		</li>
	);
}

/** Files with thumbnail, kind and size; pictures open over the page, everything can be downloaded. */
export function AttachmentList({ files }: { files: readonly Attachment[] }) {
	const [open, setOpen] = useState<number | null>(null);
	const images = files.filter(isImage);
	return (
		<>
			<ul className={skin.attachmentList().root}>
				{files.map((file) => (
					<FileItem key={file.id} file={file} onOpen={() => setOpen(images.indexOf(file))} />
				))}
			</ul>
			{open === null ? null : <ImageViewer images={images} first={open} onClose={() => setOpen(null)} />}
		</>
	);
}
