import { Suspense, useState } from "react";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { attachmentKind, fileIcon } from "./file-kind.ts";
import { ImageViewer } from "./ImageViewer.tsx";

const isImage = ({ mime }: Attachment) => mime.startsWith("image/");

/** What a file looks like: a picture as it is, any other by the icon of its kind. */
function Look({ file }: { file: Attachment }) {
	const classes = skin.attachmentList();
	if (!isImage(file)) return <span className={`${classes.icon} layui-icon ${fileIcon(file.mime)}`} />;
	return (
		<img
			className={classes.image}
			src={file.thumbnail_url ?? file.url}
			alt=""
			width="64"
			height="64"
			loading="lazy"
			decoding="async"
		/>
	);
}

type FileProps = { file: Attachment; onOpen: (() => void) | undefined };

function Thumbnail({ file, onOpen }: FileProps) {
	const { t } = useI18n();
	const classes = skin.attachmentList();
	if (!onOpen)
		return (
			<span className={classes.thumb} aria-hidden="true">
				<Look file={file} />
			</span>
		);
	return (
		<button type="button" className={classes.thumb} onClick={onOpen} aria-label={t("View {name}", { name: file.name })}>
			<Look file={file} />
		</button>
	);
}

function FileItem({ file, onOpen }: FileProps) {
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

/** Files with thumbnail, kind and size; pictures, and what has a viewer, open over the page, everything can be downloaded. */
export function AttachmentList({ files }: { files: readonly Attachment[] }) {
	const { viewers = {} } = usePorts();
	const [open, setOpen] = useState<Attachment | null>(null);
	const images = files.filter(isImage);
	const Viewer = open && !isImage(open) ? viewers[open.mime] : undefined;
	const close = () => setOpen(null);
	const canOpen = (file: Attachment) => isImage(file) || Object.hasOwn(viewers, file.mime);
	return (
		<>
			<ul className={skin.attachmentList().root}>
				{files.map((file) => (
					<FileItem key={file.id} file={file} onOpen={canOpen(file) ? () => setOpen(file) : undefined} />
				))}
			</ul>
			{open && isImage(open) ? <ImageViewer images={images} first={images.indexOf(open)} onClose={close} /> : null}
			{open && Viewer ? (
				<Suspense fallback={null}>
					<Viewer file={open} onClose={close} />
				</Suspense>
			) : null}
		</>
	);
}
