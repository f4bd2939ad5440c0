const AROUND = "[tabindex]";

function partsAround(button: HTMLElement): Element[] {
	const parts: Element[] = [];
	for (let part = button.parentElement?.closest(AROUND); part; part = part.parentElement?.closest(AROUND))
		parts.push(part);
	return parts;
}

/** What stands where the button stood, when it is one too: "Stop following" after "Follow". */
function successor(row: Element | null, place: number): Element | undefined {
	const next = row?.isConnected ? row.children[place] : undefined;
	return next?.matches("button, a[href]") ? next : undefined;
}

/**
 * For a button's `ref`. A button that has done its work may leave the page with the focus on it, as "Rate the reply" does
 * once a reply is rated, and the browser would start again at the top of the document. The focus goes to what took the
 * button's place, else to the nearest part around it that can have it.
 */
export function passFocusOn(button: HTMLElement | null) {
	return () => {
		if (!button || document.activeElement !== button) return;
		const row = button.parentElement;
		const place = row ? [...row.children].indexOf(button) : -1;
		const around = partsAround(button);
		requestAnimationFrame(() => {
			if (document.activeElement !== document.body) return;
			const next = successor(row, place) ?? around.find((part) => part.isConnected);
			if (next instanceof HTMLElement) next.focus({ preventScroll: true });
		});
	};
}
