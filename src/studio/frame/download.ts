/** Gives whoever works here a file. */
export function download(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser has taken what it needs by then.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
