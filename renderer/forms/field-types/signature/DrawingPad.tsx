import type { PointerEvent, RefObject } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses } from "../../fields/classes.ts";

const signatureClasses = skin.signature();

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
			className={signatureClasses.canvas}
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

type TypedSignatureProps = {
	id: string;
	canvas: RefObject<HTMLCanvasElement | null>;
	name: string;
	onName(name: string): void;
	onRendered(rendered: boolean): void;
};

/** Writes a name onto the canvas: whoever cannot draw signs with the keyboard. */
export function TypedSignature({ id, canvas, name, onName, onRendered }: TypedSignatureProps) {
	const { t } = useI18n();
	const drawName = (name: string) => {
		onName(name);
		const element = canvas.current;
		const pen = element?.getContext("2d");
		if (!element || !pen) return;
		wipe(element);
		pen.font = "italic 56px serif";
		pen.fillStyle = "#1a1a2e";
		pen.fillText(name, 32, 120, element.width - 64);
		onRendered(name.trim() !== "");
	};
	return (
		<div>
			<label className={fieldClasses.subLabel} htmlFor={id}>
				{t("Or type your name")}
			</label>
			<input
				className={fieldClasses.input}
				id={id}
				type="text"
				autoComplete="name"
				maxLength={60}
				value={name}
				onChange={(event) => drawName(event.target.value)}
			/>
		</div>
	);
}
