/** A PNG of one red dot. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

/** A small true image under a name. */
export const imageFile = (name: string) => new File([bytesOf(DOT)], name, { type: "image/png" });

/** A GIF of one transparent dot. */
const GIF_DOT = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A small true GIF under a name. */
export const gifFile = (name: string) => new File([bytesOf(GIF_DOT)], name, { type: "image/gif" });

/** A small true PDF under a name. */
export const pdfFile = (name: string) =>
	new File(
		["%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n"],
		name,
		{
			type: "application/pdf",
		},
	);
