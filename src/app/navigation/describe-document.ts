const NAME = "description";

/** Says in the document's one description what its page is about: the server may have written another there before. */
export function describeDocument(description: string): void {
	const found = document.head.querySelector(`meta[name="${NAME}"]`);
	const meta = found ?? document.head.appendChild(document.createElement("meta"));
	meta.setAttribute("name", NAME);
	meta.setAttribute("content", description);
}
