/** The links of the entries of the lists on the page. */
const links = (): HTMLAnchorElement[] => [
	...document.querySelectorAll<HTMLAnchorElement>("main [data-entry] a[href]:first-of-type"),
];

const entryOf = (element: Element | null) => element?.closest("[data-entry]") ?? null;

/** Moves the focus so many entries on, or back; from nowhere to the first. */
export function focusEntry(by: number): void {
	const all = links();
	const at = all.findIndex((link) => entryOf(link) === entryOf(document.activeElement));
	const next = at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + by));
	all[next]?.focus();
	all[next]?.scrollIntoView({ block: "nearest" });
}

/** The id of the case whose entry has the focus; null where none has. */
export function focusedCase(): string | null {
	const link = entryOf(document.activeElement)?.querySelector<HTMLAnchorElement>("a[href]");
	return link ? new URL(link.href).searchParams.get("id") : null;
}

/** Follows the link of the entry that has the focus. */
export function openEntry(): void {
	entryOf(document.activeElement)?.querySelector<HTMLAnchorElement>("a[href]")?.click();
}

/** Takes the focus to the first field for words on the page. */
export function focusSearch(): void {
	document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}

/** Takes the focus to the first step of the case. */
export function focusMoves(): void {
	document.querySelector<HTMLButtonElement>(".desk-moves button")?.focus();
}
