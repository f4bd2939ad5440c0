import { useEffect, useState } from "react";
import { contrast } from "../../../schemas/compiler/check/contrast.ts";

/** How a logo comes out: how high its picture is in pixels, null for a drawing, and the share of it that stands out from the header. */
export type LogoFacts = { height: number | null; seen: number };

/** How high a logo is looked at, in pixels. */
const SAMPLE = 40;
/** What has to be seen needs a contrast of 3 (WCAG 2.2, 1.4.11). */
const SEEN = 3;
const HALF = 128;

const hex = (colour: Uint8ClampedArray) =>
	`#${[...colour.subarray(0, 3)].map((one) => one.toString(16).padStart(2, "0")).join("")}`;

/** The share of the visible pixels that stand out from a ground. */
export function seenShare(pixels: Uint8ClampedArray, ground: string): number {
	const known = new Map<string, boolean>();
	let visible = 0;
	let seen = 0;
	for (let at = 0; at < pixels.length; at += 4) {
		if ((pixels[at + 3] ?? 0) < HALF) continue;
		const colour = hex(pixels.subarray(at, at + 3));
		const stands = known.get(colour) ?? contrast(colour, ground) >= SEEN;
		known.set(colour, stands);
		visible += 1;
		if (stands) seen += 1;
	}
	return visible === 0 ? 0 : seen / visible;
}

async function factsOf(url: string, ratio: number, ground: string): Promise<LogoFacts> {
	const image = new Image();
	image.src = url;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(SAMPLE * ratio));
	canvas.height = SAMPLE;
	const context = canvas.getContext("2d");
	context?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
	const height = url.startsWith("data:image/svg") ? null : image.naturalHeight;
	return { height, seen: seenShare(pixels, ground) };
}

/** How a logo comes out on a ground; null until it is known, and where there is none or it cannot be drawn. */
export function useLogoFacts(url: string | undefined, ratio: number, ground: string): LogoFacts | null {
	const [facts, setFacts] = useState<LogoFacts | null>(null);
	useEffect(() => {
		let isCurrent = true;
		setFacts(null);
		if (url)
			factsOf(url, ratio, ground).then(
				(found) => isCurrent && setFacts(found),
				() => undefined,
			);
		return () => {
			isCurrent = false;
		};
	}, [url, ratio, ground]);
	return facts;
}
