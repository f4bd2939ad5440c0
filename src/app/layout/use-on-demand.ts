import { type KeyboardEvent, useRef, useState } from "react";

/**
 * What a button opens, once its code is here and still wanted: the reader may have thought better of it, or gone on,
 * meanwhile. `waiting` is what the button listens to until then.
 */
export function useOnDemand<T>(load: () => Promise<{ default: T }>) {
	const [loaded, setLoaded] = useState<T>();
	const wanted = useRef(false);
	const forgo = () => {
		wanted.current = false;
	};
	const open = () => {
		wanted.current = true;
		load().then((module) => wanted.current && setLoaded(() => module.default), forgo);
	};
	const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && forgo();
	return { loaded, open, waiting: { onClick: open, onKeyDown, onBlur: forgo, onPointerEnter: load, onFocus: load } };
}
