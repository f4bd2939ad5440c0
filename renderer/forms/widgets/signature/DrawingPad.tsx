import type { PointerEvent, RefObject } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { widgetClasses } from "../../classes.ts";

const WIDTH = 600;
const HEIGHT = 200;

type Props = { canvas: RefObject<HTMLCanvasElement | null>; label: string; onRendered(): void };

/** Where a pointer is on the canvas, in its own pixels. */
function place(event: PointerEvent<HTMLCanvasElement>): [number, number] {
	const box = event.currentTarget.getBoundingClientRect();
	return [((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT];
}

function stroke(event: PointerEvent<HTMLCanvasElement>, start: boolean) {
	const pen = event.currentTarget.getContext("2d");
	if (!pen) return;
	pen.lineWidth = 3;
	pen.lineCap = "round";
	pen.strokeStyle = "#1a1a2e";
	if (start) pen.beginPath();
	pen.lineTo(...place(event));
	pen.stroke();
}

/** Where one signs with a finger, a pen or a mouse. */
export function DrawingPad({ canvas, label, onRendered }: Props) {
	const { t } = useI18n();
	return (
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
				onRendered();
			}}
		/>
	);
}

/** Takes everything off a canvas. */
export const wipe = (canvas: HTMLCanvasElement | null): void =>
	canvas?.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);

/** The picture has its own paper: dark ink alone cannot be seen where a page is dark. */
function layOnPaper(canvas: HTMLCanvasElement) {
	const pen = canvas.getContext("2d");
	if (!pen) return;
	pen.globalCompositeOperation = "destination-over";
	pen.fillStyle = "#ffffff";
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.globalCompositeOperation = "source-over";
}

/** What is drawn, as a picture; undefined where the browser makes none. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<File | undefined> {
	layOnPaper(canvas);
	return new Promise((resolve) => {
		canvas.toBlob((blob) => resolve(blob ? new File([blob], "signature.png", { type: "image/png" }) : undefined));
	});
}
