import { type PointerEvent, useState } from "react";
import type { PictureArea } from "../../../schemas/types.gen.ts";
import { areaBetween, type PictureSize, type Point } from "./areas.ts";

/** Where a pointer is, in the picture's own pixels. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, size: PictureSize): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
}

/** The rectangle that is being drawn, and what a pointer does to it. */
function useDrawing(size: PictureSize, onDraw: (area: PictureArea) => void) {
	const [from, setFrom] = useState<Point | null>(null);
	const [to, setTo] = useState<Point | null>(null);
	const area = from && to && areaBetween(from, to, size);
	const stop = () => setFrom(null);
	return {
		area,
		onPointerDown(event: PointerEvent<SVGSVGElement>) {
			if (!event.isPrimary || event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setFrom(pointOf(event, size));
			setTo(null);
		},
		onPointerMove: (event: PointerEvent<SVGSVGElement>) => from && setTo(pointOf(event, size)),
		onPointerUp(event: PointerEvent<SVGSVGElement>) {
			const area = from && areaBetween(from, pointOf(event, size), size);
			if (area) onDraw(area);
			stop();
		},
		onPointerCancel: stop,
	};
}

type LayerProps = { size: PictureSize; areas: readonly PictureArea[]; onDraw(area: PictureArea): void };

/** The rectangles over a picture. Whoever does not see or point has their numbers below it. */
function AreaLayer({ size, areas, onDraw }: LayerProps) {
	const { area: drawing, ...pointer } = useDrawing(size, onDraw);
	const shown = drawing ? [...areas, drawing] : areas;
	return (
		<svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true" {...pointer}>
			{shown.map((area, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rectangles have nothing but their place.
				<g key={at}>
					<rect {...area} />
					<text
						transform={`translate(${area.x + area.width / 2} ${area.y + area.height / 2}) scale(${size.height / 300})`}
					>
						{at + 1}
					</text>
				</g>
			))}
		</svg>
	);
}

type SurfaceProps = {
	picture: { name: string; url: string };
	areas: readonly PictureArea[];
	size: PictureSize | null;
	onSize(size: PictureSize): void;
	onDraw(area: PictureArea): void;
};

/** A picture over which rectangles are drawn by mouse, pen or finger. */
export function DrawingSurface({ picture, areas, size, onSize, onDraw }: SurfaceProps) {
	return (
		<div className="desk-surface">
			<img
				src={picture.url}
				alt={picture.name}
				draggable={false}
				onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
			/>
			{size && <AreaLayer size={size} areas={areas} onDraw={onDraw} />}
		</div>
	);
}
