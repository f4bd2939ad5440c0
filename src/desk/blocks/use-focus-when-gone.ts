import { useLayoutEffect, useRef } from "react";
import { focusHeading } from "../../app/navigation/focus-heading.ts";

/**
 * For a part that goes once it has done its work, as the draft of a reply that is sent: a focus that it has then goes to the
 * page's heading, and is not lost. Gives the ref of the part's element.
 */
export function useFocusWhenGone<Part extends HTMLElement>() {
	const ref = useRef<Part>(null);
	useLayoutEffect(() => {
		const part = ref.current;
		return () => {
			if (part?.contains(document.activeElement)) focusHeading();
		};
	}, []);
	return ref;
}
