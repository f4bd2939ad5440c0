import { type PointerEvent, useRef, useState } from "react";
import { uploadIds } from "../../../../schemas/rules/uploads-in.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import { AttachedFile } from "../file/AttachedFile.tsx";
import { withUpload } from "../file/file-answer.ts";
import { PendingFile } from "../file/PendingFile.tsx";
import { useUploadQueue } from "../file/use-upload-queue.ts";
import type { WidgetProps } from "../widget.ts";
import { TypedSignature } from "./TypedSignature.tsx";

const WIDTH = 600;
const HEIGHT = 200;

/** Where a pointer is on the canvas, in its own pixels. */
function place(event: PointerEvent<HTMLCanvasElement>): [number, number] {
	const box = event.currentTarget.getBoundingClientRect();
	return [((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT];
}

function stroke(event: PointerEvent<HTMLCanvasElement>, begin: boolean) {
	const pen = event.currentTarget.getContext("2d");
	if (!pen) return;
	pen.lineWidth = 3;
	pen.lineCap = "round";
	pen.strokeStyle = "#1a1a2e";
	if (begin) pen.beginPath();
	pen.lineTo(...place(event));
	pen.stroke();
}

/** The picture has its own paper: dark ink alone cannot be seen where a page is dark. */
function layOnPaper(canvas: HTMLCanvasElement) {
	const pen = canvas.getContext("2d");
	if (!pen) return;
	pen.globalCompositeOperation = "destination-over";
	pen.fillStyle = "#ffffff";
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.globalCompositeOperation = "source-over";
}

const toFile = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
	new Promise((resolve) => {
		layOnPaper(canvas);
		canvas.toBlob((blob) => resolve(blob ? new File([blob], "signature.png", { type: "image/png" }) : undefined));
	});

/** A signature: drawn with a finger or mouse, or the name typed; stored as an uploaded picture. */
export function SignatureWidget({ id, pointer, path, schema, label }: WidgetProps) {
	const { t } = useI18n();
	const { attachments, announce } = useFormSession();
	const value = useAnswer(pointer);
	const put = usePutAnswer(pointer, path);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [drawn, setDrawn] = useState(false);
	const [name, setName] = useState("");
	const clear = () => {
		canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH, HEIGHT);
		setDrawn(false);
		setName("");
	};
	const queue = useUploadQueue(
		{ pointer, label },
		{
			arrived(attachment) {
				put(withUpload(schema, undefined, attachment));
				announce(t("Signed"));
				// The button that was pressed is gone: the focus goes to the question.
				document.getElementById(id)?.focus();
			},
			failed: (_file, message) => message || t("It could not be sent."),
		},
	);
	const keep = async () => {
		const file = canvas.current && (await toFile(canvas.current));
		if (file) queue.add([file]);
	};
	const remove = () => {
		put(undefined);
		setDrawn(false);
		setName("");
		requestAnimationFrame(() => document.getElementById(`${id}-name`)?.focus());
	};
	const [upload] = uploadIds(value);
	if (upload !== undefined) {
		return (
			<ul className={widgetClasses.fileList}>
				<AttachedFile id={upload} attachment={attachments.at(upload)} onRemove={remove} />
			</ul>
		);
	}
	const size = "sm";
	return (
		<div className={widgetClasses.signature}>
			<canvas
				ref={canvas}
				className={widgetClasses.canvas}
				width={WIDTH}
				height={HEIGHT}
				role="img"
				aria-label={t("Drawing area for {label}", { label })}
				onPointerDown={(event) => {
					event.currentTarget.setPointerCapture(event.pointerId);
					stroke(event, true);
				}}
				onPointerMove={(event) => {
					if (event.buttons === 0) return;
					stroke(event, false);
					setDrawn(true);
				}}
			/>
			<TypedSignature id={`${id}-name`} canvas={canvas} name={name} onName={setName} onDrawn={setDrawn} />
			<div className={widgetClasses.actions}>
				<button type="button" className={skin.button({ size })} disabled={!drawn} onClick={keep}>
					{t("Use this signature")}
				</button>
				<button type="button" className={skin.button({ variant: "ghost", size })} onClick={clear}>
					{t("Clear")}
				</button>
				{/* Stands there from the start, so that it is read out once it says something. */}
				<p className={fieldClasses.hint} role="status">
					{drawn &&
						queue.pending.length === 0 &&
						t("Not signed yet: press “Use this signature” when it is as you want it.")}
				</p>
			</div>
			<ul className={widgetClasses.fileList}>
				{queue.pending.map((one) => (
					<PendingFile key={one.key} pending={one} queue={queue} />
				))}
			</ul>
		</div>
	);
}
