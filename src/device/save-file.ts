/** Until then every browser has taken what it needs. */
const TAKEN_MS = 60_000;

/** Has the browser save a file under a name, as a link to it would. */
export function saveFile(name: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
