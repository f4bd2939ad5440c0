import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";

/** Opens the platform's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
function useModal() {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
	}, []);
	return dialog;
}

function IconButton({ icon, label, onClick }: { icon: string; label: string; onClick(): void }) {
	return (
		<button type="button" className={skin.imageViewer().button} aria-label={label} onClick={onClick}>
			<span className={`layui-icon ${icon}`} aria-hidden="true" />
		</button>
	);
}

/** Pictures over the whole screen, one at a time; arrow keys and buttons lead from one to the next, around the end. */
export function ImageViewer(props: { images: readonly Attachment[]; first: number; onClose(): void }) {
	const { images, first, onClose } = props;
	const { t } = useI18n();
	const [place, setPlace] = useState(first);
	const dialog = useModal();
	const classes = skin.imageViewer();
	const image = images[place];
	const step = (by: number) => setPlace((place + by + images.length) % images.length);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "ArrowRight") step(1);
		if (event.key === "ArrowLeft") step(-1);
	};
	if (!image) return null;
	return (
		<dialog ref={dialog} className={classes.root} aria-label={image.name} onClose={onClose} onKeyDown={onKeyDown}>
			<div className={classes.bar}>
				<p className={classes.name}>{image.name}</p>
				<p className={classes.count} role="status">
					{t("Picture {place} of {count}", { place: place + 1, count: images.length })}
				</p>
				{images.length > 1 ? (
					<>
						<IconButton icon="layui-icon-left" label={t("Previous picture")} onClick={() => step(-1)} />
						<IconButton icon="layui-icon-right" label={t("Next picture")} onClick={() => step(1)} />
					</>
				) : null}
				<IconButton icon="layui-icon-close" label={t("Close")} onClick={() => dialog.current?.close()} />
			</div>
			<div className={classes.frame}>
				<img className={classes.image} src={image.url} alt={image.name} />
			</div>
		</dialog>
	);
}
