import { type KeyboardEvent, useRef, useState } from "react";
import { clearPartFailure, notifyPartFailure } from "../parts/part-failure.ts";

/**
 * What a button opens, once its code is here and still wanted: the reader may have thought better of it, or gone on,
 * meanwhile. Where it cannot be had, the status bar says so. `waiting` is what the button listens to until then.
 */
export function useOnDemand<T>(load: () => Promise<{ default: T }>) {
	const [loaded, setLoaded] = useState<T>();
	const wanted = useRef(false);
	const forgo = () => {
		wanted.current = false;
	};
	const open = () => {
		wanted.current = true;
		load().then(
			(module) => {
				clearPartFailure();
				if (wanted.current) setLoaded(() => module.default);
			},
			() => {
				if (wanted.current) notifyPartFailure();
				forgo();
			},
		);
	};
	// Only started ahead: what fails is requested again when it is wanted.
	const loadAhead = () => void load().catch(() => undefined);
	const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && forgo();
	return {
		loaded,
		open,
		waiting: { onClick: open, onKeyDown, onBlur: forgo, onPointerEnter: loadAhead, onFocus: loadAhead },
	};
}
