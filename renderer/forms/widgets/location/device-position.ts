import type { EngineText } from "../../../../schemas/engine-texts.ts";

/** A position in degrees. */
export type Position = { latitude: number; longitude: number };

/** Six decimals are a hand's breadth; more would only pretend. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** What to do instead, by what kept the device from telling its position (GeolocationPositionError.code). */
const REFUSED: EngineText =
	"This site may not ask for your position. Allow it in your browser's settings and try again, or describe the place in words.";
const NOT_FOUND: EngineText = "Your device does not know where it is. Please describe the place in words.";
const TOO_LATE: EngineText =
	"Your device did not find its position in time. Try again, best outdoors, or describe the place in words.";
const NONE: EngineText = "This device cannot tell its position. Please describe the place in words.";
const BY_CODE: Readonly<Record<number, EngineText>> = { 1: REFUSED, 2: NOT_FOUND, 3: TOO_LATE };

/** Asks the device itself, nobody else, where it is; what it cannot tell is said with what to do instead. */
export function devicePosition(): Promise<{ position: Position } | { problem: EngineText }> {
	if (!("geolocation" in navigator)) return Promise.resolve({ problem: NONE });
	return new Promise((resolve) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({ position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) } }),
			({ code }) => resolve({ problem: BY_CODE[code] ?? NOT_FOUND }),
			{ enableHighAccuracy: true, timeout: 15_000 },
		);
	});
}
